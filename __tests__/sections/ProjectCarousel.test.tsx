import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mostSlides, ProjectCarousel } from '../../src/sections/ProjectCarousel';
import { project, service } from '../support/projects';
import { renderInPage } from '../support/render';
import { textOf } from '../support/texts';

const typical = Array.from({ length: mostSlides + 1 }, (_, place) =>
  project(`job-${place}`, service('web', 'IT')),
);
const real = { ...project('office', service('web', 'IT')), town: 'Carouge', year: 2023 };

function open(projects: typeof typical) {
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

it('turns past both ends by Bootstrap’s script', async () => {
  const slides = open(typical).querySelectorAll('.carousel-item');
  fireEvent.click(screen.getByRole('button', { name: textOf('en', 'references:previous') }));
  await waitFor(() => expect(slides[mostSlides - 1]).toHaveClass('active'));
  expect(slides[0]).not.toHaveClass('active');
});
