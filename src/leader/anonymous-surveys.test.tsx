import '#src/testing/fake-server.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AnonymousSurvey } from '#shared/contract/figures.ts'
import { FiguresPage } from '#src/features/figures/FiguresPage.tsx'
import { queryClient } from '#src/lib/query-client.ts'
import { idOf } from '#src/testing/admin-tenant.tsx'
import { aPage, serveFigures, showFigures as show } from '#src/testing/figures-page.tsx'
import { speakIn } from '#src/testing/words.ts'

const stars = [0, 1, 0, 2, 3].map((people, index) => ({ value: index + 1, people }))

const aSurvey = (more: Partial<AnonymousSurvey> = {}): AnonymousSurvey => ({
  adventureId: idOf(1),
  id: 'pulse',
  name: 'Pulse',
  mission: 'Harbour',
  people: 6,
  questions: [
    { id: 'safe', text: 'How safe do you feel?', sort: 'stars', counts: stars, words: [] },
    { id: 'why', text: 'Why?', sort: 'opinion', counts: [], words: ['A good team', 'No blame'] },
  ],
  ...more,
})

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

const card = async () => within(await screen.findByRole('region', { name: 'Anonymous survey: Pulse' }))

describe('the figures of an anonymous survey', () => {
  it('of fewer than five say so, and show no answer and no number of people [STAT-3]', async () => {
    serveFigures(() => aPage(), { surveys: [aSurvey({ people: null, questions: [] })] })
    show(<FiguresPage peopleHref="#/team" />)
    const survey = await card()
    expect(
      survey.getByText('Fewer than five people have answered so far. Results are shown from five on.'),
    ).toBeTruthy()
    expect(survey.queryByRole('listitem')).toBeNull()
    expect(survey.queryByRole('table', { hidden: true })).toBeNull()
    expect(survey.queryByText(/\d/)).toBeNull()
  })

  it('of five and more show each question with its average, its values, and what was written [STAT-3]', async () => {
    serveFigures(() => aPage(), { surveys: [aSurvey()] })
    show(<FiguresPage peopleHref="#/team" />)
    const survey = await card()
    expect(survey.getByText(/^6 people have answered, across all teams/)).toBeTruthy()
    expect(survey.getByText('average 4.2 / 5')).toBeTruthy()
    for (const part of document.querySelectorAll('details')) part.open = true
    const rows = within(survey.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'QuestionAnswerPeople',
      ...stars.map(({ value, people }) => `How safe do you feel?${value}${people}`),
    ])
    expect(survey.getByText('Why? (2)')).toBeTruthy()
    expect(survey.getByText('A good team')).toBeTruthy()
  })

  it('stand below a group of fewer than five too: they are of all teams together [STAT-3]', async () => {
    serveFigures(() => aPage({ people: 3, figures: null }), { surveys: [aSurvey()] })
    show(<FiguresPage peopleHref="#/team" />)
    expect((await card()).getByText(/^6 people have answered, across all teams/)).toBeTruthy()
  })

  it('are nowhere where no survey is anonymous [STAT-3]', async () => {
    serveFigures(() => aPage())
    show(<FiguresPage peopleHref="#/team" />)
    await screen.findByRole('region', { name: 'Visits day by day' })
    expect(screen.queryByText(/Anonymous survey/)).toBeNull()
  })
})
