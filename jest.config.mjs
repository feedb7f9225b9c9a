/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testEnvironment: 'jsdom',
  testTimeout: 30_000,
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
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
    '\\.(?:woff2|svg|scss)$': '<rootDir>/__tests__/support/file.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public'],
};
