// The page begins.

import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './lib/me.svelte';
import { keepPreferences } from './lib/preferences.svelte';
import { words } from './lib/words.svelte';

keepPreferences();
const target = document.getElementById('page');
if (!target) throw new Error('the page has no place to begin');
// Who one is may come later; without words there is nothing to show.
void me.begin();
await words.begin();
target.replaceChildren();
mount(App, { target });
