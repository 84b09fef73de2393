import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { template as exam } from '#kinds/exam/edit/template.ts'
import { template as simulation } from '#kinds/simulation/edit/template.ts'
import { template as survey } from '#kinds/survey/edit/template.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { drafts } from '#src/testing/fake-scenes.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const TEMPLATES = { exam, survey, simulation }
type Kind = keyof typeof TEMPLATES
const KINDS = ['exam', 'survey', 'simulation'] as const

const show = (path: string) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${path}`)
const open = (kind: Kind) => show(`tasks/harbour/${kind}`)
const put = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const textOf = (path: string) => drafts.texts.get(path) ?? ''

interface Content {
  questions: { id: string; [name: string]: unknown }[]
  scenes: { id: string; choices?: { id: string; to: string }[]; [name: string]: unknown }[]
  [name: string]: unknown
}
const contentOf = (kind: Kind) =>
  (JSON.parse(textOf(`harbour/tasks/${kind}.json`)) as { content: Content }).content
const saved = () => screen.findByText('Saved')
const becomes = (ask: () => unknown, value: unknown) => waitFor(() => expect(ask()).toEqual(value))

describe('a task of another kind than cards', () => {
  beforeEach(() => serveWrittenTasks(TEMPLATES))
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it.each([
    ['Exam', 'Gdy rozlega się alarm'],
    ['Survey', 'Twój pierwszy tydzień'],
    ['Simulation', 'Pilny e-mail'],
  ])('begins with an example in every language of the adventure: %s [AUTHOR-1]', async (kind, name) => {
    const router = show('tasks')
    await press('Add a task to Harbour')
    await userEvent.selectOptions(await field('Kind'), kind)
    await press('Add a task')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/tasks\/harbour\/.+-2?/))
    await waitFor(() => expect(textOf('harbour/text/pl.json').split(name)).toHaveLength(3))
  })

  it('is an exam, of whose questions one is written, with its answers and how it is passed [AUTHOR-1]', async () => {
    open('exam')
    await press('Add a question')
    await put('Question', 'Who counts?')
    await put('Answer 1', 'All')
    await userEvent.click(await screen.findByLabelText('Answer 2 is right'))
    await becomes(() => contentOf('exam').questions.at(-1), {
      id: 'question-4',
      answers: ['answer-1', 'answer-2'],
      correct: ['answer-1', 'answer-2'],
    })
    await put('Pass mark in percent', '80')
    await put('Time limit in minutes', '15')
    await put('Questions in each attempt', '9')
    await screen.findByText('There are only 4 questions to draw from.')
    await becomes(() => [contentOf('exam')['passMark'], contentOf('exam')['timeLimit']], [80, 15])
    await screen.findByText(/^You changed how answers are graded/)
    await press('Remove 4. Who counts?')
    await becomes(() => contentOf('exam').questions.length, 3)
    await waitFor(() => expect(textOf('harbour/text/en.json')).not.toContain('Who counts?'))
  })

  it('is a survey, whose questions are answered by a scale, by stars or in words [AUTHOR-1]', async () => {
    open('survey')
    await press('Add a question')
    await userEvent.click(await screen.findByLabelText('Scale'))
    await becomes(() => contentOf('survey').questions.at(-1), {
      ...{ id: 'question-4', sort: 'scale' },
      ...{ min: 1, max: 10, threshold: 6 },
    })
    await put('To', '5')
    await screen.findByText('“Good from” has to be a number from 1 to 5.')
    await put('What 5 means', 'Fully')
    await userEvent.click(screen.getByLabelText('May be left unanswered'))
    await userEvent.click(screen.getByRole('switch', { name: /^Anonymous/ }))
    await becomes(() => contentOf('survey')['anonymous'], true)
    await becomes(() => contentOf('survey').questions.at(-1)?.['isOptional'], true)
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('"maxLabel": "Fully"'))
    expect(textOf('harbour/text/pl.json')).toContain('"declaration": ""')
    await userEvent.click(screen.getByLabelText('Stars'))
    await becomes(() => contentOf('survey').questions.at(-1), {
      ...{ id: 'question-4', isOptional: true, sort: 'stars' },
    })
    await waitFor(() => expect(textOf('harbour/text/en.json')).not.toContain('"maxLabel": "Fully"'))
  })

  const node = (name: RegExp) => screen.findByRole('button', { name })

  it('is a simulation, whose choices are led to steps by pressing both, and back by undo [AUTHOR-1]', async () => {
    open('simulation')
    await screen.findByText('Every way leads to an end, and every step is reached.')
    await press('Choice B of “A mail from the bank?”: lead it to another step')
    await screen.findByText(/^Now press the step that B leads to/)
    await userEvent.click(await node(/^A strange sender/))
    await becomes(() => contentOf('simulation').scenes[0]?.choices?.[1]?.to, 'sender')
    await press('Choice A of “A strange sender”: lead it to another step')
    await userEvent.click(await node(/^A mail from the bank/))
    await screen.findByText(
      /^A loop that nobody gets out of: A mail from the bank\? → A strange sender → A mail/,
    )
    await screen.findByText(/^“Everybody is warned” is never reached/)
    await press('Undo')
    await screen.findByText('Every way leads to an end, and every step is reached.')
  })

  it('is a simulation, whose steps the arrow keys go through [AUTHOR-1] [A11Y-2]', async () => {
    open('simulation')
    const first = await node(/^A mail from the bank/)
    first.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toMatch(/^Safe, but only you/)
    await userEvent.keyboard('{Enter}')
    expect((await field('Title')).value).toBe('Safe, but only you')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(await node(/^A mail from the bank/))
  })

  it('is a simulation, whose choice leads to a step that is new, or becomes an end [AUTHOR-1]', async () => {
    open('simulation')
    await userEvent.selectOptions(await field('B leads to'), 'A new step')
    await becomes(() => contentOf('simulation').scenes.at(-1), {
      ...{ id: 'scene-6', picture: 'example-screen.svg', ending: { band: 'fair', score: 50 } },
    })
    expect(contentOf('simulation').scenes[0]?.choices?.[1]?.to).toBe('scene-6')
    await userEvent.click(await node(/^Untitled step/))
    await put('Title', 'Too late')
    await userEvent.selectOptions(await field('How well it ended'), 'Bad end')
    await becomes(() => contentOf('simulation').scenes.at(-1)?.['ending'], { band: 'poor', score: 50 })
    await userEvent.click(screen.getByLabelText('A decision'))
    await becomes(() => contentOf('simulation').scenes.at(-1)?.choices?.length, 2)
    await press('Remove Too late')
    await screen.findByText('“A mail from the bank?”: a choice leads to a step that is not there.')
  })

  it('is a simulation, whose steps are a list as well, with where each leads [AUTHOR-1] [A11Y-2]', async () => {
    open('simulation')
    await userEvent.click(await screen.findByLabelText('List'))
    const list = within(await screen.findByRole('list', { name: 'Steps' }))
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain(
      'A leads to “A strange sender”. B leads to “The account is empty”.',
    )
    list.getByRole('button', { name: 'Move 2. A strange sender' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await becomes(() => contentOf('simulation').scenes[0]?.id, 'sender')
    await screen.findByText(/^“A mail from the bank\?” is never reached/)
  })

  it('say what the check found in a picture at its field [AUTHOR-1] [DESIGN-3]', async () => {
    drafts.texts.set('harbour/pictures/example-screen.svg', '<svg/>')
    drafts.findings = [
      {
        ...{ severity: 'error', file: 'harbour/pictures/example-screen.svg' },
        ...{ problem: 'has a script', hint: 'Export it again.' },
      },
    ]
    open('simulation')
    await screen.findByText('has a script')
  })

  it('takes a picture that is dropped or pasted, and words as they are [AUTHOR-1]', async () => {
    open('simulation')
    const box = (await field('Picture of this adventure')).closest('fieldset')
    if (!box) throw new Error('there is no box for the picture')
    const picture = (name: string) => new File(['<svg/>'], name, { type: 'image/svg+xml' })
    fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [picture('Night sky.svg')] } })
    await becomes(() => contentOf('simulation').scenes[0]?.['picture'], 'night-sky.svg')
    fireEvent.paste(box, { clipboardData: { files: [picture('image.svg')] } })
    await becomes(() => contentOf('simulation').scenes[0]?.['picture'], 'image.svg')
    expect(textOf('harbour/pictures/night-sky.svg')).toBe('<svg/>')
    const text = new File(['no picture'], 'photo.png', { type: 'image/png' })
    fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [text] } })
    await screen.findByText(/^This file holds no picture/)
    expect([...drafts.texts.keys()].filter((path) => path.includes('photo'))).toEqual([])
    fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [picture('notes.txt')] } })
    await screen.findByText('Choose an SVG, PNG, WebP or JPEG file.')
    expect(fireEvent.paste(box, { clipboardData: { files: [] } })).toBe(true)
    await saved()
  })

  it.each(LANGUAGE_CODES.flatMap((language) => KINDS.map((kind) => [language, kind] as const)))(
    'says everything in %s: %s [LANG-1] [AUTHOR-1]',
    async (language, kind) => {
      await speakIn(language)
      open(kind)
      await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(2))
      expect(document.body.textContent).not.toMatch(/(authoring|exam|survey|simulation|ui)\.\w/)
    },
  )
})
