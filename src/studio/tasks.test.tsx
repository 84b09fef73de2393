import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const pill = (points: number) =>
  JSON.stringify({
    content: {
      type: 'learning-pill',
      cards: [
        { id: 'one', picture: 'lamp.svg' },
        { id: 'two', picture: 'lamp.svg', question: { answers: ['yes', 'no'], correct: ['yes'] } },
        { id: 'three', picture: 'lamp.svg' },
      ],
    },
    points,
    minutes: 2,
  })
const words = (name: string, cards = '{}') =>
  `{ "name": "Harbour", "tasks": { "lamp": { "name": "${name}", "goal": "See", "cards": ${cards} } } }\n`
const CARDS = JSON.stringify({
  one: { title: 'A lamp', text: 'It burns.', picture: 'A lamp.' },
  two: {
    ...{ title: 'Does it?', text: 'Look.', picture: '', question: 'Does it burn?' },
    ...{ answers: { yes: 'Yes', no: 'No' }, explanation: 'It does.' },
  },
  three: { title: 'The end', text: 'Good.', picture: '' },
})

const show = (path = 'tasks') =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/${path}`)
const open = () => show('tasks/harbour/lamp')
const textOf = (path: string) => drafts.texts.get(path) ?? ''

describe('the tasks of a draft', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
    drafts.texts = new Map([
      ['adventure.json', '{ "rootMission": "harbour", "languages": ["en", "pl"] }\n'],
      ['harbour/mission.json', '{ "tasks": ["lamp", "bell"] }\n'],
      ['harbour/pictures/lamp.svg', '<svg/>'],
      ['harbour/tasks/bell.json', pill(20)],
      ['harbour/tasks/lamp.json', pill(10)],
      ['harbour/text/en.json', words('Lamp', CARDS)],
      ['harbour/text/pl.json', words('Latarnia')],
    ])
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('are listed with kind, points and minutes, and lead to where each is written [AUTHOR-1]', async () => {
    show()
    const list = within(await screen.findByRole('list', { name: 'Tasks of Harbour' }))
    const link = list.getByRole('link', { name: /^Lamp/ })
    expect(link.textContent).toBe('LampLearning cards · 10 points · 2 minutes')
    expect(link.getAttribute('href')).toBe('#/app/content/harbour-tour/tasks/harbour/lamp')
  })

  it('say what the last check found in them and in their words, errors first [AUTHOR-1] [DESIGN-3]', async () => {
    await speakIn('pl')
    const at = 'tasks.lamp.cards.two.explanation'
    drafts.findings = [
      {
        ...{ severity: 'advice', file: 'harbour/tasks/lamp.json', hint: 'Say 3.' },
        problem: 'says 2 minutes for about 600 words and 1 questions',
      },
      {
        ...{
          severity: 'error',
          file: 'harbour/text/pl.json',
          problem: `${at} is missing`,
          hint: 'Write it.',
        },
        words: { problem: { code: 'value-missing', values: { at } }, hint: { code: 'card-asks' } },
      },
      {
        severity: 'error',
        file: 'harbour/text/pl.json',
        problem: 'tasks.bell.name is missing',
        hint: 'Write it.',
      },
      { severity: 'error', file: 'harbour/tasks/bell.json', problem: 'is empty', hint: 'Write it.' },
    ]
    open()
    const list = within(await screen.findByRole('list', { name: 'Co wykazała ostatnia kontrola' }))
    await list.findByText('Brakuje tekstu „Wyjaśnienie” (Polski)')
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Brakuje tekstu „Wyjaśnienie” (Polski)W pierwszym języku: It does.Napisz',
      'says 2 minutes for about 600 words and 1 questionsSay 3.',
    ])
  })

  it('change places by the keyboard, which is announced and saved [AUTHOR-1]', async () => {
    show()
    const handle = await screen.findByRole('button', { name: 'Move Lamp' })
    handle.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByText('Lamp: now in place 2 of 2')
    await waitFor(() => expect(textOf('harbour/mission.json')).toBe('{\n  "tasks": ["bell", "lamp"]\n}\n'))
  })

  it('are added with an example in every language, and opened [AUTHOR-1]', async () => {
    const router = show()
    await press('Add a task to Harbour')
    await userEvent.type(await field('Name'), 'First day')
    await press('Add a task')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/tasks\/harbour\/first-day$/))
    await waitFor(() => expect(textOf('harbour/text/pl.json')).toContain('Hasło na lata'))
    expect(textOf('harbour/text/en.json')).toContain('First day')
    expect(textOf('harbour/mission.json')).toContain('"first-day"')
    expect(textOf('harbour/pictures/example-lock.svg')).toMatch(/^<svg/)
  })

  it('are removed once it was asked, and come back [AUTHOR-1]', async () => {
    show()
    await press('Remove Lamp')
    await screen.findByText('12 people have finished it.')
    await press('Remove the task')
    await waitFor(() => expect(drafts.texts.has('harbour/tasks/lamp.json')).toBe(false))
    await press('Undo')
    await waitFor(() => expect(textOf('harbour/tasks/lamp.json')).toBe(pill(10)))
    expect(textOf('harbour/text/en.json')).toBe(words('Lamp', CARDS))
  })

  it('are written card by card, saved by themselves, and taken back by the keys in a field [AUTHOR-1] [WORLD-6]', async () => {
    open()
    const title = await field('Title')
    expect(title.value).toBe('A lamp')
    await userEvent.type(title, ' burns')
    await screen.findByText('Saved')
    expect(textOf('harbour/text/en.json')).toContain('A lamp burns')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(title.value).toBe('A lamp'))
    await waitFor(() => expect(textOf('harbour/text/en.json')).toBe(words('Lamp', CARDS)))
  })

  it('say at the field what is missing, and in which languages [AUTHOR-1]', async () => {
    open()
    const title = await field('Title')
    expect(screen.getAllByText('Still missing in: Polski.').length).toBeGreaterThan(0)
    await userEvent.clear(title)
    expect(title.getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(screen.getByLabelText('Polski'))
    const polish = await field('Title')
    await userEvent.type(polish, 'Latarnia')
    await screen.findByText('Saved')
    expect(textOf('harbour/text/pl.json')).toContain('"title": "Latarnia"')
  })

  it('keep a number that is none as it was typed, and the file as it was [AUTHOR-1]', async () => {
    open()
    await userEvent.click(await screen.findByLabelText('Settings'))
    const points = await field('Points')
    await userEvent.clear(points)
    await userEvent.type(points, '99999')
    await screen.findByText(/^Write a whole number from 0 to 10000/)
    expect(points.value).toBe('99999')
    expect(textOf('harbour/tasks/lamp.json')).not.toContain('99999')
    await userEvent.clear(points)
    await userEvent.type(points, '35')
    await waitFor(() => expect(textOf('harbour/tasks/lamp.json')).toContain('"points": 35'))
  })

  it('ask what was written, and say that grading changes where somebody plays already [AUTHOR-1]', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: /^2\. Does it\?/ }))
    await userEvent.click(await screen.findByLabelText('Answer 2 is right'))
    await screen.findByText(/^Several are right/)
    await screen.findByText(/^You changed how answers are graded/)
    await waitFor(() => expect(textOf('harbour/tasks/lamp.json')).toContain('"correct": ["yes", "no"]'))
    await press('Add an answer')
    await userEvent.type(await field('Answer 3'), 'Perhaps')
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('"answer-3": "Perhaps"'))
  })

  it('get, copy, move and lose cards, each with its words [AUTHOR-1]', async () => {
    open()
    await press('Duplicate 1. A lamp')
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('"card-4"'))
    const cards = within(screen.getByRole('list', { name: 'Cards' }))
    expect(cards.getAllByRole('listitem')).toHaveLength(4)
    screen.getByRole('button', { name: 'Move 4. The end' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await press('Remove 2. A lamp')
    await waitFor(() => expect(textOf('harbour/text/en.json')).not.toContain('"card-4"'))
    expect(cards.getAllByRole('listitem').map((row) => row.textContent.slice(0, 3))).toEqual([
      '1. ',
      '2. ',
      '3. ',
    ])
  })

  it('ask anew what a picture shows once it is another one [AUTHOR-1] [A11Y-1]', async () => {
    drafts.texts.set('pictures/sea.webp', 'sea')
    open()
    const alt = await field('What the picture shows')
    expect(alt.value).toBe('A lamp.')
    await userEvent.selectOptions(await field('Picture of this adventure'), 'sea.webp')
    await waitFor(() => expect(alt.value).toBe(''))
    expect(alt.getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(screen.getByLabelText('It is only decoration'))
    await waitFor(() => expect(screen.queryByLabelText('What the picture shows')).toBeNull())
  })

  it('leave alone a file of words that is broken, and say so [AUTHOR-1]', async () => {
    drafts.texts.set('harbour/text/en.json', 'not yet {')
    open()
    await screen.findByText(/^harbour\/text\/en\.json is no valid JSON/)
    expect(screen.queryByLabelText('Title')).toBeNull()
    await userEvent.click(screen.getByLabelText('Polski'))
    await field('Title')
    expect(textOf('harbour/text/en.json')).toBe('not yet {')
  })

  it('show no form of a task that is not there [AUTHOR-1]', async () => {
    show('tasks/harbour/nothing')
    await screen.findByText('This task is not there any more.')
    expect(drafts.texts.has('harbour/tasks/nothing.json')).toBe(false)
  })

  it.each(LANGUAGE_CODES)('say everything in %s [LANG-1] [AUTHOR-1]', async (language) => {
    await speakIn(language)
    open()
    await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(2))
    expect(document.body.textContent).not.toMatch(/(authoring|learningPill)\.\w/)
  })

  it('that a leader rates say what leaders look at, and have comments to put in [AUTHOR-1]', async () => {
    open()
    await userEvent.click(await screen.findByLabelText('Settings'))
    expect(screen.queryByRole('group', { name: 'What leaders look at' })).toBeNull()
    await userEvent.click(await screen.findByRole('switch', { name: /leader/i }))
    await press('Add a criterion')
    await userEvent.type(await field('Criterion 1'), 'Bright')
    await press('Add a comment')
    await userEvent.type(await field('Comment 1'), 'Well lit.')
    await waitFor(() =>
      expect(JSON.parse(textOf('harbour/tasks/lamp.json'))).toMatchObject({
        rating: { criteria: ['criterion-1'], comments: ['comment-1'] },
      }),
    )
    await waitFor(() => expect(textOf('harbour/text/en.json')).toContain('"title": "Bright"'))
    await press('Remove Criterion 1')
    await press('Remove Comment 1')
    await waitFor(() => expect(textOf('harbour/tasks/lamp.json')).not.toContain('rating'))
    await waitFor(() => expect(textOf('harbour/text/en.json')).not.toContain('Well lit.'))
  })

  it('get a competence that the adventure did not name yet [AUTHOR-1]', async () => {
    open()
    await userEvent.click(await screen.findByLabelText('Settings'))
    await userEvent.type(await field('Name of a new competence'), 'Keeping a light{Enter}')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Keeping a light' })
    expect(box.checked).toBe(true)
    await waitFor(() =>
      expect(JSON.parse(textOf('text/en.json'))).toMatchObject({
        competences: { 'keeping-a-light': 'Keeping a light' },
      }),
    )
    expect(JSON.parse(textOf('harbour/tasks/lamp.json'))).toMatchObject({ competences: ['keeping-a-light'] })
  })

  it('are in the languages that are chosen, the first of which all others are translated from [AUTHOR-1] [LANG-1]', async () => {
    show()
    await press('Languages: 2')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deutsch' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Polski' }))
    await userEvent.selectOptions(await field('All others are translated from'), 'Deutsch')
    await press('Set the languages')
    await waitFor(() =>
      expect(JSON.parse(textOf('adventure.json'))).toMatchObject({ languages: ['de', 'en'] }),
    )
    await waitFor(() => expect(drafts.texts.has('harbour/text/pl.json')).toBe(false))
    cleanup()
    open()
    await screen.findByLabelText('Deutsch')
    expect(screen.queryByLabelText('Polski')).toBeNull()
  })
})
