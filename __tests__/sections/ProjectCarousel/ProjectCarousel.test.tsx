import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { mostSlides, ProjectCarousel } from '../../../src/sections/ProjectCarousel/ProjectCarousel';
import { stubMedia } from '../../support/browser';
import { project, service } from '../../support/projects';
import { renderInPage } from '../../support/render';
import { textOf } from '../../support/texts';

const typical = Array.from({ length: mostSlides + 1 }, (_, place) =>
  project(`job-${place}`, service('web', 'IT')),
);
const real = { ...project('office', service('web', 'IT')), town: 'Carouge', year: 2023 };

function open(projects: typeof typical) {
  stubMedia({ reducedMotion: true });
  return renderInPage(<ProjectCarousel projects={projects} />, { language: 'en' }).container;
}

const targets = () =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.split('#')[1]);

it('shows the first projects, each leading to its row on the references page', () => {
  open(typical);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    textOf('en', 'references:title.typical'),
  );
  expect(targets()).toEqual(typical.slice(0, mostSlides).map(({ slug }) => `project-${slug}`));
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/en/referance#project-job-0');
});

it('shows real projects alone once there is one, with town and year', () => {
  const container = open([...typical, real]);
  expect(targets()).toEqual(['project-office']);
  expect(container.querySelector('.project-slide')).toHaveTextContent(/^IT · Carouge, 2023/);
});

it('is absent without any project', () => {
  expect(open([])).toBeEmptyDOMElement();
});

it('says where the carousel is once the visitor turns it, and is silent while it turns by itself', () => {
  const position = open(typical).querySelector('[aria-live]');
  const resume = screen.getByRole('button', { name: 'Resume' });
  act(() => resume.focus()); // as a press does: the button that starts it must not hold it
  fireEvent.click(resume);
  expect(position).toHaveAttribute('aria-live', 'off');
  act(() => screen.getByRole('button', { name: /next/i }).focus());
  expect(position).toHaveAttribute('aria-live', 'polite');
});
