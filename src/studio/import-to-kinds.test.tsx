import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { template as cloze } from '#kinds/cloze/edit/template.ts'
import { template as estimate } from '#kinds/estimate/edit/template.ts'
import { template as exam } from '#kinds/exam/edit/template.ts'
import { template as ordering } from '#kinds/ordering/edit/template.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { readPasted } from '#shared/questions/read-questions.ts'
import * as offer from '#src/lib/offer-file.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { drafts } from '#src/testing/fake-scenes.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { ContentRoute } from './ContentRoute.tsx'

const TEMPLATES = { cloze, estimate, exam, ordering }
type Kind = keyof typeof TEMPLATES

const open = (kind: Kind) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/tasks/harbour/${kind}`)
const textOf = (path: string) => drafts.texts.get(path) ?? ''
const contentOf = (kind: Kind) =>
  (JSON.parse(textOf(`harbour/tasks/${kind}.json`)) as { content: Record<string, unknown> }).content
const wordsOf = (kind: Kind) =>
  (JSON.parse(textOf('harbour/text/en.json')) as { tasks: Record<Kind, { parts: Record<string, unknown> }> })
    .tasks[kind].parts

async function paste(text: string): Promise<void> {
  await press('Import questions')
  fireEvent.change(await field('Or paste here'), { target: { value: text } })
  await press('Read what was pasted')
}

const GAPS =
  '<quiz><question type="ddwtos"><questiontext><text>Red is [[1]], green is [[2]].</text></questiontext><dragbox><text>port</text><group>1</group></dragbox><dragbox><text>starboard</text><group>1</group></dragbox><dragbox><text>bow</text><group>1</group></dragbox></question></quiz>'

describe('questions of a file that are answered in other ways', () => {
  beforeEach(() => serveWrittenTasks(TEMPLATES))
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('become estimates with a scale; what is no number is refused there, and a number elsewhere [AUTHOR-3]', async () => {
    open('estimate')
    await paste('Hours of a year? {#8760:200}\n\nWhich knot? {=a ~b}\n')
    await screen.findByText('1 question can be added.')
    await screen.findByText('8760 ± 200')
    await screen.findByText('Its scale is made up: check both of its ends.')
    await screen.findByText('It is not answered with a number, and this task knows only numbers.')
    await press('Add 1 question')
    await waitFor(() => expect(contentOf('estimate')['questions']).toHaveLength(2))
    expect(contentOf('estimate')['questions']).toContainEqual({
      ...{ id: 'number-2', min: 0, max: 17_520, step: 10, answer: 8760, near: 200, far: 4380 },
    })
    expect(wordsOf('estimate')['number-2']).toEqual({
      ...{ question: 'Hours of a year?', title: '', explanation: 'Right: 8760.' },
    })
    cleanup()
    open('exam')
    await paste('Hours of a year? {#8760:200}')
    await screen.findByText('It is answered with a number: only an estimate can ask it.')
  })

  it('become steps in their order, with their question left out [AUTHOR-3]', async () => {
    open('ordering')
    await paste('Question,Type,Answer 1,Answer 2,Answer 3\nWhat first?,order,Look,Call,Help\n')
    await screen.findByText('1. Look; 2. Call; 3. Help')
    await screen.findByText('Its question is left out: write it as the goal of the task.')
    const before = (contentOf('ordering')['steps'] as unknown[]).length
    await press('Add 1 question')
    await waitFor(() => expect(contentOf('ordering')['steps']).toHaveLength(before + 3))
    expect(wordsOf('ordering')[`step-${before + 1}`]).toMatchObject({ title: 'Look' })
    expect(wordsOf('ordering')[`step-${before + 1}-3`]).toMatchObject({ title: 'Help' })
  })

  it('become gaps behind the text that is there, with words that belong in none; elsewhere each is a question [AUTHOR-3]', async () => {
    open('cloze')
    await paste(GAPS)
    await screen.findByText('port; starboard')
    await press('Add 1 question')
    await waitFor(() => expect(contentOf('cloze')['gaps']).toHaveLength(4))
    expect(contentOf('cloze')['gaps']).toContainEqual({ id: 'gap-3-2' })
    expect(contentOf('cloze')['decoys']).toEqual([{ id: 'always' }, { id: 'gap-3-word-1' }])
    const words = wordsOf('cloze')
    expect(words['whole']).toEqual({
      text: expect.stringMatching(
        /\[effect\] that it had on me\.\nRed is \[gap-3\], green is \[gap-3-2\]\.$/,
      ) as string,
    })
    expect(words['gap-3-2']).toMatchObject({ title: 'starboard', explanation: 'Right: starboard.' })
    expect(words['gap-3-word-1']).toEqual({ title: 'bow' })
    await press('Undo')
    await waitFor(() => expect(contentOf('cloze')['decoys']).toEqual([{ id: 'always' }]))
    cleanup()
    open('exam')
    await paste(GAPS)
    await screen.findByText('2 questions can be added.')
    await screen.findByRole('checkbox', { name: 'Red is port, green is _____.' })
  })

  it('go out as a table, and come in again as they were [AUTHOR-3]', async () => {
    const offered = vi.spyOn(offer, 'offerFile').mockReturnValue()
    const truth = { true: 'True', false: 'False' }
    for (const [index, [kind, shown]] of (
      [
        ['estimate', { sort: 'number', amount: { answer: 8760, near: 200, far: 3000 } }],
        ['cloze', { sort: 'gaps', gaps: [{ isTyped: false }, { isTyped: false }] }],
        ['ordering', { sort: 'order' }],
      ] as const
    ).entries()) {
      open(kind)
      await press('Export as CSV')
      await waitFor(() => expect(offered).toHaveBeenCalledTimes(index + 1))
      const { questions, refusals } = readPasted(offered.mock.lastCall?.[1] ?? '', truth)
      expect([questions.length, refusals]).toEqual([1, []])
      expect(questions[0]).toMatchObject(shown)
      cleanup()
    }
    offered.mockRestore()
  })

  it.each(LANGUAGE_CODES)('say everything in %s [LANG-1] [AUTHOR-3]', async (language) => {
    await speakIn(language)
    open('cloze')
    await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1))
    expect(document.body.textContent).not.toMatch(/(authoring|cloze)\.\w/)
  })
})
