import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { template as pairs } from '#kinds/connector/edit/template.ts'
import { template as exam } from '#kinds/exam/edit/template.ts'
import { template as pill } from '#kinds/learning-pill/edit/template.ts'
import { template as survey } from '#kinds/survey/edit/template.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import * as offer from '#src/lib/offer-file.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { drafts } from '#src/testing/fake-scenes.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const TEMPLATES = { exam, pill, survey, pairs }
const KINDS = ['exam', 'pill', 'survey', 'pairs'] as const
type Kind = (typeof KINDS)[number]

const open = (kind: Kind) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/tasks/harbour/${kind}`)
const textOf = (path: string) => drafts.texts.get(path) ?? ''

interface Words {
  [id: string]: { [word: string]: unknown }
}
const partsOf = (kind: Kind) => {
  const { content } = JSON.parse(textOf(`harbour/tasks/${kind}.json`)) as {
    content: { questions?: { id: string }[]; cards?: { id: string }[]; pairs?: { id: string }[] }
  }
  return content.questions ?? content.cards ?? content.pairs ?? []
}
const wordsOf = (kind: Kind, group: string, language = 'en') =>
  (JSON.parse(textOf(`harbour/text/${language}.json`)) as { tasks: Record<Kind, Record<string, Words>> })
    .tasks[kind][group] ?? {}

async function paste(text: string): Promise<void> {
  await press('Import questions')
  fireEvent.change(await field('Or paste here'), { target: { value: text } })
  await press('Read what was pasted')
}

const ROWS =
  'Which knot?\t*Bowline\tGranny\nAnd which rope?\t*Hemp\tSilk\tWool\nOnly words?\nNone right\ta\tb\n'

const BOAT = '<img alt="A boat" src="data:image/png;base64,UE5H">'
const withBoat = (asked: string) =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[${asked} ${BOAT}]]></text></questiontext><answer fraction="100"><text>Bow</text></answer><answer fraction="0"><text>Stern</text></answer></question>`
/** Questions with the same picture. */
const quizOf = (...asked: string[]) => `<quiz>${asked.map(withBoat).join('')}</quiz>`

describe('questions of a file', () => {
  beforeEach(() => serveWrittenTasks(TEMPLATES, { 'harbour/pictures/example-lock.svg': '<svg/>' }))
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('are looked at, chosen, and added to an exam by one step; the others are named by their line [AUTHOR-3]', async () => {
    open('exam')
    const before = textOf('harbour/tasks/exam.json')
    await paste(ROWS)
    await screen.findByText('2 questions can be added.')
    const refused = within(await screen.findByRole('region', { name: '2 questions cannot be added:' }))
    expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Line 3Only words\?It is answered in words/),
      expect.stringMatching(/^Line 4None rightNo right answer is marked/),
    ])
    await userEvent.click(screen.getByRole('checkbox', { name: 'And which rope?' }))
    await press('Add 1 question')
    await waitFor(() => expect(partsOf('exam')).toHaveLength(4))
    expect(partsOf('exam').at(-1)).toEqual({
      ...{ id: 'question-4', answers: ['answer-1', 'answer-2'], correct: ['answer-1'] },
    })
    expect(wordsOf('exam', 'questions')['question-4']).toEqual({
      question: 'Which knot?',
      answers: { 'answer-1': 'Bowline', 'answer-2': 'Granny' },
      explanation: 'Right: Bowline.',
    })
    expect((await field('Question')).value).toBe('Which knot?')
    await press('Undo')
    await waitFor(() => expect(textOf('harbour/tasks/exam.json')).toBe(before))
    expect(textOf('harbour/text/en.json')).not.toContain('Which knot?')
  })

  it('become cards with a picture, as many as there is room for [AUTHOR-3]', async () => {
    open('pill')
    await paste(Array.from({ length: 7 }, (_, index) => `Question ${index}?\t*yes\tno`).join('\n'))
    await screen.findByText('7 questions can be added.')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    await press('Choose all')
    await screen.findByText('There is room for only 5 more.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Question 6?' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Question 5?' }))
    await press('Add 5 questions')
    await waitFor(() => expect(partsOf('pill')).toHaveLength(8))
    expect(partsOf('pill').at(-1)).toEqual({
      ...{ id: 'card-8', picture: 'example-lock.svg' },
      question: { answers: ['answer-1', 'answer-2'], correct: ['answer-1'] },
    })
    expect(wordsOf('pill', 'cards')['card-8']).toMatchObject({
      ...{ title: 'Question 4?', text: 'Choose your answer.', picture: '', question: 'Question 4?' },
    })
  })

  it('bring their pictures into the draft, each once, as those of their cards [AUTHOR-3]', async () => {
    open('pill')
    await paste(quizOf('Where?', 'And here?'))
    await screen.findByText('2 questions can be added.')
    expect(screen.queryByText(/^Pictures, sound and formulas/)).toBeNull()
    await press('Add 2 questions')
    await waitFor(() => expect(partsOf('pill')).toHaveLength(5))
    expect(textOf('harbour/pictures/picture.png')).toBe('PNG')
    expect(drafts.texts.has('harbour/pictures/picture-2.png')).toBe(false)
    for (const card of partsOf('pill').slice(3)) expect(card).toMatchObject({ picture: 'picture.png' })
    expect(wordsOf('pill', 'cards')['card-4']).toMatchObject({ picture: 'A boat', question: 'Where?' })
    await press('Undo')
    await waitFor(() => expect(drafts.texts.has('harbour/pictures/picture.png')).toBe(false))
    expect(partsOf('pill')).toHaveLength(3)
  })

  describe('while their pictures are on their way', () => {
    let arrive: () => void
    const isSending = () => screen.findByRole('button', { name: /Uploading$/ })

    beforeEach(async () => {
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      drafts.waits.set('POST /v2/content-blobs', arrived)
      open('pill')
      await paste(quizOf('Where?'))
      await press('Add 1 question')
      await isSending()
    })

    it('leave alone what is changed in the task meanwhile [AUTHOR-3]', async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Add a card', hidden: true }))
      arrive()
      await waitFor(() => expect(partsOf('pill')).toHaveLength(5))
      expect(partsOf('pill').at(-1)).toMatchObject({ id: 'card-5', picture: 'picture.png' })
    })

    it('are not added any more once that is closed, nor their pictures [AUTHOR-3]', async () => {
      await press('Close')
      arrive()
      await press('Add a card')
      await waitFor(() => expect(partsOf('pill').at(-1)).toMatchObject({ id: 'card-4' }))
      expect(textOf('harbour/text/en.json')).not.toContain('Where?')
      expect(drafts.texts.has('harbour/pictures/picture.png')).toBe(false)
    })
  })

  it('that match become pairs, all of one at once; others are refused there, and these elsewhere [AUTHOR-3]', async () => {
    open('pairs')
    await paste('::Ropes::Which is which? {=Bow -> front =Stern -> back}\n\nWhich knot? {=a ~b}\n')
    await screen.findByText('1 question can be added.')
    await screen.findByText('Bow – front; Stern – back')
    await screen.findByText('Nothing is joined in it, and this task knows only pairs.')
    await press('Add 1 question')
    await waitFor(() => expect(partsOf('pairs')).toHaveLength(5))
    expect(wordsOf('pairs', 'pairs')['pair-4-2']).toMatchObject({ left: 'Stern', right: 'back' })
    cleanup()
    open('exam')
    await paste('Which is which? {=Bow -> front =Stern -> back}\n')
    await screen.findByText(/^It joins what belongs together/)
  })

  it('become a scale, stars or words of a survey, in the language that is written [AUTHOR-3]', async () => {
    open('survey')
    await userEvent.click(await screen.findByLabelText('Polski'))
    await paste('::Mood::How was it? {~Bad ~Fair ~Good}\n\nWhat was missing? {}\n\nWhich knot? {=a ~b}\n')
    await screen.findByText('2 questions can be added.')
    await screen.findByText(/^Only the first and the last answer name the ends/)
    await screen.findByText('It has right answers, and a survey knows none.')
    await press('Add 2 questions')
    await waitFor(() => expect(partsOf('survey')).toHaveLength(5))
    expect(partsOf('survey').slice(3)).toEqual([
      { id: 'question-4', sort: 'scale', min: 1, max: 3, threshold: 2 },
      { id: 'question-5', sort: 'opinion' },
    ])
    expect(wordsOf('survey', 'asks', 'pl')['question-4']).toEqual({
      ...{ question: 'How was it?', minLabel: 'Bad', maxLabel: 'Good', declaration: '' },
    })
    expect(wordsOf('survey', 'asks')['question-4']).toBeUndefined()
  })

  it('of a file that cannot be read are refused with the reason, and another file can be chosen [AUTHOR-3]', async () => {
    open('exam')
    await press('Import questions')
    const input = await screen.findByLabelText<HTMLInputElement>(/^Choose a file/)
    const bomb = '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz><question type="essay"/></quiz>'
    await userEvent.upload(input, new File([bomb], 'quiz.xml', { type: 'text/xml' }))
    await screen.findByText(/^It defines entities of its own/)
    await userEvent.upload(input, new File(['Which knot? {=a ~b}'], 'quiz.txt', { type: 'text/plain' }))
    await screen.findByText('1 question can be added.')
    await press('Another file')
    await screen.findByText('Choose a file, or drop it here')
  })

  it('go out as GIFT and as a table, in the language that is written [AUTHOR-3]', async () => {
    const offered = vi.spyOn(offer, 'offerFile').mockReturnValue()
    open('exam')
    await press('Export as GIFT')
    await press('Export as CSV')
    await waitFor(() => expect(offered.mock.calls.map(([name]) => name)).toEqual(['exam.gift', 'exam.csv']))
    const [gift, table] = offered.mock.calls.map(([, text]) => text)
    expect(gift).toMatch(/\{\n\t[=~]/)
    expect(table).toMatch(/Title,Question,Type,Answer 1/)
    offered.mockRestore()
  })

  it.each(LANGUAGE_CODES)('say everything in %s [LANG-1] [AUTHOR-3]', async (language) => {
    await speakIn(language)
    open('pill')
    await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(2))
    const [button] = screen.getAllByRole('button', { name: /import/i })
    if (!button) throw new Error('nothing is imported')
    await userEvent.click(button)
    const area = await waitFor(() => {
      const found = within(screen.getByRole('dialog')).getByRole('textbox')
      return found
    })
    fireEvent.change(area, { target: { value: ROWS } })
    await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-2) ?? area)
    await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(1))
    expect(document.body.textContent).not.toMatch(/(authoring|learningPill)\.\w/)
  })
})
