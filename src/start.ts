/**
 * Where the site's script begins in a browser, in the place of Gatsby's own entry. What it is made of runs in steps, between
 * which the browser answers the visitor; all at once it would be one long task.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-helmet'),
  () => import(/* webpackMode: "eager" */ 'react-i18next'),
  () => import(/* webpackMode: "eager" */ 'gatsby-browser-app'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}

void start();
