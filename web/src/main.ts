import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { loadStrings } from './strings';
import { loadPhrases } from './telling/tell';
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
await loadStrings();
await loadPhrases();

const target = document.getElementById('app');
if (target) mount(App, { target });
