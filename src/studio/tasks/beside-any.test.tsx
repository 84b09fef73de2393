import { answerWith, asked, ok, refusal } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TASKS_EDIT } from '#kinds/edit.ts'
import type { Outcome } from '#kinds/define/edit.ts'
import { TASK_KINDS, type TaskKind } from '#kinds/shared.ts'
import { WRITTEN_PICTURE } from '#shared/contract/content-plays.ts'
import type { Json } from '#shared/content/json.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskMove, TaskPlayable, TaskState } from '#shared/scene/tasks/task.ts'
import { ServedPlay } from '#src/features/authoring/ServedPlay.tsx'
import { AuthoringContext, type Authoring } from '#src/features/authoring/use-authoring.ts'
import { WritingContext, type Writing } from '#src/features/authoring/use-writing.ts'
import { answerMoves, filesOf, newWrittenId } from '#src/features/tasks/written-plays.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { attemptSample } from '#src/testing/attempt-samples.ts'
import { speakIn } from '#src/testing/words.ts'
import { PlayerBeside } from './PlayerBeside.tsx'

interface Body {
  moves: TaskMove[]
  words: Record<string, Record<string, Record<string, string>>>
  arrived?: { name: string }[]
  isFinished: boolean
}
const bodies = () => asked.map(({ body }) => JSON.parse(String(body)) as Body)
const onOutcome = vi.fn<(outcome: Outcome | null) => void>()
const AUTHORING = {
  ...{ folder: 'isle', files: new Map(), addressOf: () => '/x' },
  player: { Player: PlayerBeside, newId: newWrittenId, answerMoves, filesOf },
} as unknown as Authoring

function Beside({ content, words, part = null }: { content: Json; words: TaskText; part?: string | null }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthoringContext value={AUTHORING}>
        <WritingContext value={{ mission: 'harbour', task: 'waste' } as unknown as Writing}>
          <ServedPlay
            {...{ content, words, part, onOutcome }}
            addressOf={(name) => (name === 'jar.svg' ? '/files/jar.svg' : null)}
            openPart={() => undefined}
          />
        </WritingContext>
      </AuthoringContext>
    </QueryClientProvider>
  )
}

/** Answers as the server does: with what is shown and how it stands, and with a result at the end. */
function serve(playable: TaskPlayable, stateAfter: (body: Body) => TaskState): void {
  answerWith((_, sent) => {
    const body = JSON.parse(String(sent)) as Body
    return ok({
      ...{ playable, state: stateAfter(body), refused: [] },
      result: body.isFinished ? { share: 1, isPassed: true } : null,
    })
  })
}

const IN: Readonly<Record<string, string>> = { letter: 'paper', jar: 'glass', bottle: 'glass' }
const SORTING: Json = {
  ...{ type: 'sorting', groups: [{ id: 'paper' }, { id: 'glass' }] },
  items: Object.entries(IN).map(([id, group]) => ({ id, group })),
}
const titled = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { title: `A ${id}` }]))
const WORDS: TaskText = {
  ...{ name: 'Waste', goal: '', congrats: '' },
  parts: titled(['paper', 'glass', ...Object.keys(IN)]),
}
const keyed = (id: string) => ({ key: `k-${id}`, text: `A ${id}`, picture: null })
const SHOWN: TaskPlayable = {
  ...{ type: 'sorting', groups: ['paper', 'glass'].map(keyed) },
  items: Object.keys(IN).map((id) => ({
    ...keyed(id),
    picture: id === 'jar' ? `${WRITTEN_PICTURE}jar.svg` : null,
  })),
}
const BEGIN: TaskState = { type: 'sorting', laid: [], isChecked: false, judged: [] }
const inHand = () => screen.findByRole('button', { name: /into A paper|A paper/ })

describe('the player beside the form of any kind', () => {
  beforeEach(async () => {
    await speakIn('en')
    onOutcome.mockClear()
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('shows what the server shows, at the part that is open, and each letter before it has answered [AUTHOR-1]', async () => {
    serve(SHOWN, () => BEGIN)
    const { rerender } = render(<Beside content={SORTING} words={WORDS} part="jar" />)
    expect((await inHand()).getAttribute('aria-label')).toContain('A jar')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/jar.svg')
    answerWith(() => new Promise(() => undefined))
    const words = { ...WORDS, parts: { ...WORDS.parts, jar: { title: 'An empty jar' } } }
    rerender(<Beside content={SORTING} words={words} part="jar" />)
    expect((await inHand()).getAttribute('aria-label')).toContain('An empty jar')
    await waitFor(() => expect(bodies().at(-1)?.words['parts']?.['jar']?.['title']).toBe('An empty jar'))
    rerender(<Beside content={SORTING} words={words} part="bottle" />)
    expect((await inHand()).getAttribute('aria-label')).toContain('A bottle')
  })

  it('is played to its end by the server’s grading, and begins anew once that has changed [AUTHOR-1]', async () => {
    serve(SHOWN, ({ moves }) => {
      const check = moves.findLast((move) => move.type === 'sorting' && move.check)
      const laid = moves.flatMap((move) => (move.type === 'sorting' && move.lay ? [move.lay] : []))
      const where = laid.flatMap(({ item, place }) => (place === null ? [] : [{ item, place }]))
      return {
        ...{ type: 'sorting', laid: where, isChecked: check !== undefined },
        judged: check
          ? where.map(({ item, place }) => ({
              ...{ item, chosen: place, right: place, isCorrect: true, explanation: 'So it is.' },
            }))
          : [],
      }
    })
    const { rerender } = render(<Beside content={SORTING} words={WORDS} />)
    for (let card = 0; card < 3; card += 1) await userEvent.click(await inHand())
    await waitFor(() => expect(bodies().at(-1)?.moves).toHaveLength(3))
    // a word that changes leaves what was laid where it lies
    rerender(<Beside content={SORTING} words={{ ...WORDS, name: 'Waste, sorted' }} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    expect((await screen.findAllByText('So it is.')).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(onOutcome).toHaveBeenLastCalledWith({ share: 1, isPassed: true }))
    const other = { ...SORTING, items: [{ id: 'letter', group: 'glass' }, ...['jar', 'bottle'].map(asGlass)] }
    rerender(<Beside content={other} words={WORDS} />)
    await waitFor(() => expect(screen.queryAllByText('So it is.')).toEqual([]))
    await inHand()
  })

  const asGlass = (id: string) => ({ id, group: 'glass' })

  it('says what must be read by a build, tries again what did not come, and waits for what is complete [AUTHOR-1]', async () => {
    answerWith(() => refusal(422, 'needs-build'))
    render(<Beside content={{ type: 'ebook', book: 'tales' }} words={WORDS} />)
    await screen.findByText(/^Its book or package is unpacked when the draft is checked/)
    cleanup()
    answerWith(() => 'no-answer')
    const { rerender } = render(<Beside content={SORTING} words={WORDS} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    serve(SHOWN, () => BEGIN)
    await userEvent.click(again)
    await inHand()
    rerender(<Beside content={{ type: 'sorting', groups: [], items: [] }} words={WORDS} />)
    const why = await screen.findByText(/^Something in the form is not complete yet/)
    // the player takes no answers; why can be read by everybody
    expect(document.querySelector('[inert]')).toBeTruthy()
    expect(why.closest('[inert]')).toBeNull()
  })

  it('asks again by itself where no answer came: what is shown would be older than what is written [AUTHOR-1]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answerWith(() => 'no-answer')
    render(<Beside content={SORTING} words={WORDS} />)
    await screen.findByRole('button', { name: 'Try again' })
    serve(SHOWN, () => BEGIN)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await inHand()
    vi.useRealTimers()
  })

  it('takes files of a task that asks for some, and sends none [AUTHOR-1]', async () => {
    const [playable] = attemptSample('upload')
    serve(playable, ({ arrived = [], moves, isFinished }) => ({
      ...{ type: 'upload', isHandedIn: isFinished },
      files:
        moves.length === 0
          ? []
          : arrived.map(({ name }) => ({ id: fileOf(moves), name, bytes: 11, sort: 'document' })),
    }))
    const content = { type: 'upload', accepts: ['document'], minimum: 1, maximum: 2 }
    render(<Beside content={content} words={WORDS} />)
    await screen.findByText('Show your plan.')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('there is nothing to choose files by')
    await userEvent.upload(input, new File(['What I saw.'], 'notes.txt'))
    await screen.findByText('notes.txt')
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ arrived: [{ name: 'notes.txt' }] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }))
    await waitFor(() => expect(onOutcome).toHaveBeenLastCalledWith({ share: 1, isPassed: true }))
    expect(asked.every(({ url }) => url.endsWith('/plays'))).toBe(true)
  })

  const fileOf = (moves: readonly TaskMove[]): string => {
    const added = moves.find((move) => move.type === 'upload')
    return added?.type === 'upload' ? added.file : ''
  }

  /** Those whose files only a build reads. */
  const played = TASK_KINDS.filter((kind) => TASKS_EDIT[kind]?.needs === null)

  it.each(played)('is there for a task of the kind %s [AUTHOR-1] [KIND-1]', async (kind: TaskKind) => {
    const template = await TASKS_EDIT[kind]?.template()
    const [playable, state] = attemptSample(kind)
    serve(playable, () => state)
    render(
      <Beside content={template?.file['content'] ?? null} words={{ ...WORDS, name: 'As it is played' }} />,
    )
    expect((await screen.findAllByText('As it is played')).length).toBeGreaterThan(0)
  })
})
