export { pages } from '../en/pages';
