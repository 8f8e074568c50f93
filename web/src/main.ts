import { mount } from 'svelte';
import { settings } from './settings.svelte';
import { loadPhrases } from './telling/tell';
import { loadLanguage } from './words';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/board.css';
import './styles/ui.css';
import './styles/variants.css';
import './styles/phone.css';
import './styles/client.css';
import './styles/pages.css';
import './styles/more.css';

settings.load(new URLSearchParams(location.search));
/* The client is fetched while its words are. */
const [{ default: App }] = await Promise.all([import('./App.svelte'), loadLanguage().then(loadPhrases)]);

const target = document.getElementById('app');
if (target) mount(App, { target });
