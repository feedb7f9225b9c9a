import './src/styles/index.scss';
