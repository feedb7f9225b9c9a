/** Lighthouse CI's settings for `npm run bench` (tools/bench.mjs): runs, and the budgets of the site's own pages. */
module.exports = {
  ci: {
    collect: {
      numberOfRuns: 5,
      settings: {
        chromeFlags: '--headless=new --no-sandbox --disable-gpu --accept-lang=fr-CH',
        onlyCategories: ['performance', 'accessibility', 'best-practices'],
      },
    },
    assert: {
      assertMatrix: [
        {
          // The script-free copies are asked for as localhost.
          matchingUrlPattern: '^http://127\\.0\\.0\\.1',
          assertions: {
            'categories:accessibility': ['error', { minScore: 1 }],
            'categories:best-practices': ['error', { minScore: 1 }],
            'categories:performance': ['warn', { minScore: 0.95 }],
            'cumulative-layout-shift': ['error', { maxNumericValue: 0.001 }],
            'total-byte-weight': ['error', { maxNumericValue: 400_000 }],
          },
        },
      ],
    },
  },
};
