import { answerWith, ok } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { AnonymousSurvey, FiguresPage as Page, VisitFigures } from '#shared/contract/figures.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { idOf } from './admin-tenant.tsx'

const DAYS = Array.from({ length: 28 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  finished: index === 27 ? 3 : 0,
  people: index === 27 ? 2 : 0,
}))

/** Of eight people in two missions. */
export const aPage = (more: Partial<Page> = {}): Page => ({
  adventures: [{ id: idOf(1), name: 'Isles' }],
  adventureId: idOf(1),
  teams: [
    { id: idOf(2), name: 'North' },
    { id: idOf(3), name: 'Watch' },
  ],
  people: 8,
  countedAt: '2026-11-23T10:00:00.000Z',
  isNear: false,
  smallestGroup: 5,
  figures: {
    progress: { done: 1, moving: 3, still: 2, notBegun: 2 },
    days: DAYS,
    missions: [
      { id: 'harbour', name: 'Harbour', begun: 6, finished: 5 },
      { id: 'reef', name: 'Reef', begun: 4, finished: 1 },
    ],
    stops: [
      {
        task: { id: 'coral', name: 'Coral' },
        mission: { id: 'reef', name: 'Reef' },
        isOpen: true,
        people: 2,
      },
    ],
    tasks: [
      {
        ...{ id: 'knots', name: 'Knots', missionId: 'harbour', type: 'learning-pill', minutes: 4 },
        ...{ begun: 6, finished: 6, tries: 7 },
        time: { people: 5, quarter: 120, median: 200, threeQuarters: 400 },
      },
      {
        ...{ id: 'paper', name: 'Paper', missionId: 'reef', type: 'egzamin', minutes: 8 },
        ...{ begun: 4, finished: 4, tries: 4, time: null },
      },
    ],
    exams: [
      {
        id: 'paper',
        name: 'Paper',
        items: [
          {
            id: 'one',
            text: 'Lock it?',
            answers: {
              people: 5,
              right: 4,
              sureness: { sureRight: 4, sureWrong: 0, unsureRight: 0, unsureWrong: 1 },
            },
          },
          {
            id: 'two',
            text: 'Tell it?',
            answers: {
              people: 5,
              right: 1,
              sureness: { sureRight: 1, sureWrong: 3, unsureRight: 0, unsureWrong: 1 },
            },
          },
          { id: 'three', text: 'Asked of few', answers: null },
        ],
      },
    ],
  },
  ...more,
})

/** Of ten people, in the same missions. */
export const VISITS: VisitFigures = {
  state: 'counted',
  people: 10,
  days: DAYS.map(({ day }, index) => ({
    day,
    count: index === 27 ? { visits: 30, people: 6 } : index === 26 ? null : { visits: 0, people: 0 },
  })),
  tasks: [
    { id: 'knots', name: 'Knots', mission: { id: 'harbour', name: 'Harbour' }, visits: 12, people: 6 },
    { id: 'coral', name: 'Coral', mission: { id: 'reef', name: 'Reef' }, visits: 7, people: 5 },
  ],
  missions: [{ id: 'harbour', name: 'Harbour', visits: 20, people: 8 }],
  sizes: [{ size: 'phone', people: 9 }],
  browsers: [{ browser: 'Firefox', people: 7 }],
}

interface Beside {
  visits?: VisitFigures
  surveys?: readonly AnonymousSurvey[]
}

export function serveFigures(
  page: (url: string) => Page,
  { visits = VISITS, surveys = [] }: Beside = {},
): void {
  answerWith((url) => {
    if (url.includes('/figures/visits')) return ok(visits)
    if (url.includes('/anonymous-surveys')) return ok({ surveys })
    return ok(page(url))
  })
}

export function showFigures(element: React.ReactElement): void {
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
