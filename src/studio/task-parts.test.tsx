import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { template as cloze } from '#kinds/cloze/edit/template.ts'
import { template as estimate } from '#kinds/estimate/edit/template.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { drafts } from '#src/testing/fake-scenes.ts'
import { field, press, type } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { ContentRoute } from './ContentRoute.tsx'

const UNTRANSLATED = { ...cloze, words: { ...cloze.words, pl: { name: 'Luki', goal: 'Uzupełnij.' } } }

const open = (task: string) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/tasks/harbour/${task}`)
const textOf = (path: string) => drafts.texts.get(path) ?? ''

describe('parts of a task', () => {
  beforeEach(() => serveWrittenTasks({ cloze: UNTRANSLATED, estimate }))
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('that are gaps come into the texts that there are, and one step takes both back [AUTHOR-1] [LANG-1]', async () => {
    open('cloze')
    const before = textOf('harbour/tasks/cloze.json')
    const polish = textOf('harbour/text/pl.json')
    const text = await field('The text')
    const written = text.value
    await press('Add a gap')
    await waitFor(() => expect(text.value).toBe(`${written} [gap-3]`))
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('[gap-3]'))
    expect(textOf('harbour/tasks/cloze.json')).toContain('gap-3')
    expect(textOf('harbour/text/pl.json')).toBe(polish)
    await press('Undo')
    await waitFor(() => expect(text.value).toBe(written))
    await waitFor(() => expect(textOf('harbour/tasks/cloze.json')).toBe(before))
  })

  it('are said in plain language as well where somebody writes it, with their gaps; switched off, it goes everywhere [ACCESS-5] [AUTHOR-1]', async () => {
    open('cloze')
    const before: unknown = JSON.parse(textOf('harbour/text/en.json'))
    await userEvent.click(await screen.findByRole('switch', { name: '“The text” in plain language as well' }))
    const plain = await field('The text: plain language')
    fireEvent.change(plain, { target: { value: 'I say what I [seen]. I say its [effect].' } })
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('"plain": "I say what I [seen]'))
    expect(textOf('harbour/text/pl.json')).not.toContain('plain')
    await press('Add a gap')
    await waitFor(() => expect(plain.value).toContain('[gap-3]'))
    await press('Undo')
    await userEvent.click(screen.getByRole('switch', { name: '“The text” in plain language as well' }))
    await waitFor(() => expect(JSON.parse(textOf('harbour/text/en.json'))).toEqual(before))
  })

  it('are replaced as soon as somebody types into those of the example, and only added to once they are others [AUTHOR-1]', async () => {
    open('cloze')
    await screen.findByLabelText('The text')
    await userEvent.click(await screen.findByRole('radio', { name: 'Settings' }))
    const goal = await field('Goal')
    await waitFor(() => expect(goal.value).toBe(cloze.words.en['goal']))
    await type('Goal', 'Fill')
    expect(goal.value).toBe('Fill')
    goal.blur()
    await type('Goal', ' in')
    expect(goal.value).toBe('Fill in')
  })

  it('that have a number show it again where it is taken back [AUTHOR-1]', async () => {
    open('estimate')
    const answer = await field('The right number')
    fireEvent.change(answer, { target: { value: '' } })
    expect(answer.value).toBe('')
    fireEvent.change(answer, { target: { value: '9000' } })
    await waitFor(() => expect(textOf('harbour/tasks/estimate.json')).toContain('9000'))
    await press('Undo')
    await waitFor(() => expect(answer.value).toBe('8760'))
    await waitFor(() => expect(textOf('harbour/tasks/estimate.json')).toContain('8760'))
  })
})
