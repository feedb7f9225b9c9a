/** Key of the local storage under which a toggled colour mode is remembered. */
export const colourModeKey = 'colour-mode';

/** Asks whether the system is in dark mode. */
export const systemIsDark = '(prefers-color-scheme: dark)';

/**
 * The script that sets the colour mode before anything is painted. It stands at the start of the body, and
 * does once what `useColourMode` goes on doing.
 */
export function colourModeScript(): string {
  return [
    '(function(mode){',
    `try{mode=localStorage.getItem('${colourModeKey}')}catch(blocked){}`,
    `if(mode!=='dark'&&mode!=='light')mode=matchMedia('${systemIsDark}').matches?'dark':'light';`,
    `document.body.classList.toggle('dark',mode==='dark');`,
    'document.body.dataset.bsTheme=mode',
    '})()',
  ].join('');
}
