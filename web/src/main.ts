// The page begins.

import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './styles/tokens.css';
import './styles/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { self } from './lib/me.svelte';
import { keepPreferences } from './lib/preferences.svelte';
import { words } from './lib/words.svelte';

keepPreferences();
const target = document.getElementById('page');
if (!target) throw new Error('the page has no place to begin');
// Who one is may come later; without words there is nothing to show.
void self.load().catch(() => undefined);
await words.begin();
mount(App, { target });
