/** What both projects share. */
const shared = {
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      'babel-jest',
      {
        babelrc: false,
        configFile: false,
        presets: [
          ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
          '@babel/preset-typescript',
        ],
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public'],
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/__tests__/site/'],
      testEnvironment: 'jsdom',
      moduleNameMapper: {
        '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
        '\\.(?:woff2|svg|scss)$': '<rootDir>/__tests__/support/file.ts',
      },
    },
    {
      ...shared,
      displayName: 'site', // reads public/, so it needs a build
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
      testEnvironment: 'node',
    },
  ],
};
