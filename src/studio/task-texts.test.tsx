import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { drafts } from '#src/testing/fake-scenes.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { ContentRoute } from './ContentRoute.tsx'

const LAMP = {
  file: {
    content: {
      type: 'learning-pill',
      cards: [
        { id: 'one', picture: 'lamp.svg' },
        { id: 'two', picture: 'lamp.svg', question: { answers: ['yes', 'no'], correct: ['yes'] } },
      ],
    },
    ...{ points: 10, minutes: 2 },
  },
  words: {
    en: {
      ...{ name: 'Lamp', goal: 'See' },
      cards: {
        one: { title: 'A lamp', text: 'It burns.', picture: 'A lamp.' },
        two: {
          ...{ title: 'Does it?', text: 'Look.', picture: '', question: 'Does it burn?' },
          ...{ answers: { yes: 'Yes', no: 'No' }, explanation: 'It does.' },
        },
      },
    },
    pl: { name: 'Latarnia', goal: 'See', cards: {} },
  },
}

const show = (path = 'tasks') =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${path}`)
const open = () => show('tasks/harbour/lamp')

describe('the texts of a task', () => {
  beforeEach(() => serveWrittenTasks({ lamp: LAMP }, { 'harbour/pictures/lamp.svg': '<svg/>' }))
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('lead from a text that is missing to its field, and say nothing of it once it is written [AUTHOR-1]', async () => {
    const at = 'tasks.lamp.cards.two.explanation'
    drafts.findings = [
      {
        ...{
          severity: 'error',
          file: 'harbour/text/pl.json',
          problem: `${at} is missing`,
          hint: 'Write it.',
        },
        words: { problem: { code: 'value-missing', values: { at } }, hint: { code: 'card-asks' } },
      },
    ]
    open()
    await field('Title')
    await press('Write it')
    const explanation = await field('Explanation')
    await waitFor(() => expect(document.activeElement).toBe(explanation))
    expect(explanation.lang).toBe('pl')
    await userEvent.type(explanation, 'Tak')
    await waitFor(() => expect(screen.queryByText(/is missing/)).toBeNull())
  })

  it('say which texts are still those of the example, once one was written over, and lead to them [AUTHOR-1]', async () => {
    show()
    await press('Add a task to Harbour')
    await userEvent.type(await field('Name'), 'First day')
    await press('Add a task')
    const title = await field('Title')
    expect(screen.queryByText(/of the example/)).toBeNull()
    await userEvent.clear(title)
    await userEvent.type(title, 'Soap')
    const [, before = ''] = /^(\d+) texts/.exec((await screen.findByText(/of the example/)).textContent) ?? []
    await press('Go to the next one')
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/INPUT|TEXTAREA/))
    const goal = document.activeElement
    await press('Go to the next one')
    await waitFor(() => expect(document.activeElement).not.toBe(goal))
    expect(document.activeElement?.tagName).toMatch(/INPUT|TEXTAREA/)
    await userEvent.keyboard('!')
    await screen.findByText(`${Number(before) - 1} texts are still those of the example (English).`)
  })
})
