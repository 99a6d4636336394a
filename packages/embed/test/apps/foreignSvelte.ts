import { type Component, mount } from 'svelte';
// The component is compiled by the test's bundler.
import Foreign from './Foreign.svelte';

const target = document.querySelector('#app');
if (target) mount(Foreign as Component, { target });
