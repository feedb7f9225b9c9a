/** What the projects share. */
const shared = {
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public'],
};

const unit = {
  ...shared,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
    '\\.(?:woff2|svg|scss)$': '<rootDir>/__tests__/support/file.ts',
  },
};

const inFiveLanguages = '<rootDir>/__tests__/support/five-languages.ts';

/** Folders of tests that need no document. */
const withoutPage = ['content', 'editor', 'gatsby', 'site', 'solar', 'tools'];

/** @type {import('jest').Config} */
export default {
  testTimeout: 90_000, // a build runs beside the tests
  projects: [
    {
      ...unit,
      displayName: 'unit',
      testPathIgnorePatterns: withoutPage.map((folder) => `<rootDir>/__tests__/${folder}/`),
      testEnvironment: 'jsdom',
      setupFiles: [inFiveLanguages],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
    },
    {
      ...unit,
      displayName: 'unit-node', // has no document, which takes a third of a second to make
      testMatch: withoutPage
        .filter((folder) => !['editor', 'site'].includes(folder))
        .map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.ts`),
      setupFiles: [inFiveLanguages],
      testEnvironment: 'node',
    },
    {
      ...unit,
      displayName: 'editor',
      testMatch: ['<rootDir>/__tests__/editor/**/*.test.ts'],
      testEnvironment: 'node',
    },
    {
      ...shared,
      displayName: 'site', // reads public/, so it needs a build
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
      testEnvironment: 'node',
    },
  ],
};
