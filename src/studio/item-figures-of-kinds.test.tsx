import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TASKS_EDIT } from '#kinds/edit.ts'
import type { TaskKind } from '#kinds/shared.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { drafts } from '#src/testing/fake-scenes.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { serveWrittenTasks } from '#src/testing/written-tasks.ts'
import { ContentRoute } from './ContentRoute.tsx'

/** Of the part that is open first, in the example that a task begins with. */
interface Case {
  kind: TaskKind
  /** That was chosen by most of those who were wrong. */
  wrong: string
  /** What is read of the answers, as they stand there. */
  shown: RegExp[]
}

const CASES: Case[] = [
  {
    kind: 'cloze',
    wrong: 'always',
    shown: [/^seen.*right/, /^effect/, /^always40%draws most wrong answers/],
  },
  { kind: 'ordering', wrong: '2', shown: [/^at place 1.*right/, /^at place 2.*draws most/] },
  {
    kind: 'estimate',
    wrong: 'far-low',
    shown: [/^far too low.*draws most/, /^a little too low/, /^near enough.*right/],
  },
  {
    kind: 'flashcards',
    wrong: 'missed',
    shown: [/^known at once.*right/, /^not known at first.*draws most/],
  },
  {
    kind: 'hotspots',
    wrong: 'hint',
    shown: [/^found without a hint.*right/, /^found after a hint.*draws most/],
  },
]

async function open({ kind, wrong }: Case): Promise<void> {
  const template = await TASKS_EDIT[kind]?.template()
  if (!template) throw new Error(`the kind ${kind} has no template`)
  await serveWrittenTasks({ task: template })
  const group = Object.values(template.file['content'] ?? {}).find((value) => Array.isArray(value)) as {
    id: string
  }[]
  const [first] = group
  const right =
    { cloze: first?.id, ordering: '1', estimate: 'right', flashcards: 'knew', hotspots: 'self' }[
      kind as string
    ] ?? ''
  drafts.items = [
    {
      ...{ number: 1, publishedAt: '2026-11-20T10:00:00Z' },
      items: [
        {
          ...{ id: first?.id ?? '', people: 5, right: 3, open: 0, seconds: 9, sureness: null },
          answers: [
            { id: right, people: 3 },
            { id: wrong, people: 2 },
          ],
        },
      ],
    },
  ]
  showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/tasks/harbour/task')
}

describe('how players did a task of other kinds, beside its parts', () => {
  beforeEach(() => speakIn('en'))
  afterEach(() => {
    drafts.items = []
    cleanup()
    queryClient.clear()
  })

  it.each(CASES)('is named in words: $kind [AUTHOR-4]', async (one) => {
    await open(one)
    const figures = within(await screen.findByRole('region', { name: 'How players answered' }))
    figures.getByText('60%', { selector: 'strong' })
    const rows = figures.getAllByRole('listitem').map(({ textContent }) => textContent)
    for (const [index, pattern] of one.shown.entries()) expect(rows[index]).toMatch(pattern)
    const time =
      one.kind === 'ordering' ? 'Time until it was checked, median' : 'Time at the question, median'
    expect(figures.getByText(time).nextElementSibling?.textContent).toBe('9 seconds')
  })

  it.each(LANGUAGE_CODES.flatMap((language) => CASES.map((one) => [language, one.kind, one] as const)))(
    'says everything in %s: %s [LANG-1] [AUTHOR-4]',
    async (language, kind, one) => {
      await open(one)
      cleanup()
      await speakIn(language)
      showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/tasks/harbour/task')
      await screen.findByText(/60/, { selector: 'strong' })
      expect(document.body.textContent).not.toMatch(new RegExp(`(authoring|${kind})\\.\\w`))
    },
  )
})
