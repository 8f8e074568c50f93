import { en, type Strings } from '../en';
export const fr: Strings = { ...en, language: 'fr' };
