import { en, type Strings } from '../en';
export const de: Strings = { ...en, language: 'de' };
