import { createApp, h, ref } from 'vue';

createApp({
  setup() {
    const count = ref(0);
    return () => [
      h('h1', 'Vue'),
      h('button', { onClick: () => (count.value += 1) }, `pressed ${count.value}`),
      h('input', { 'aria-label': 'note' }),
    ];
  },
}).mount('#app');
