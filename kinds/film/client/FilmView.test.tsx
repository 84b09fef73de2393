import { answerWith, sentTo } from '#src/testing/fake-server.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { VideoMove } from '#kinds/video/shared/schemas.ts'
import type { MoveOf, StateOf } from '#shared/scene/tasks/task.ts'
import { dropLocal, writeLocal } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { FILM_RULES } from './film-rule.ts'
import { VideoPlayer } from '#kinds/video/client/VideoPlayer.tsx'

const ID = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'

function anAttempt(state: Partial<StateOf<'video_player'>> = {}): AttemptOf<'video_player'> {
  return {
    id: ID,
    taskId: 'storm',
    task: aTask({ type: 'video_player', name: 'Storm', hasQuestions: false }),
    playable: {
      type: 'video_player',
      film: '/storm.webm',
      poster: '/storm.webp',
      isPlaylist: false,
      seconds: 20,
      captions: [],
    },
    state: { type: 'video_player', at: 0, seen: [], ...state },
  }
}

function movesIn(body: unknown): MoveOf<'video_player'>[] {
  return z.parse(z.object({ moves: z.array(VideoMove) }), JSON.parse(String(body))).moves
}

/** Where the film stands. No browser of a test plays one, so the test does. */
let now = 0

function playTo(to: number): void {
  const video = document.querySelector('video')
  act(() => {
    for (; now < to; now += 0.25) video?.dispatchEvent(new Event('timeupdate'))
    now = to
    video?.dispatchEvent(new Event('timeupdate'))
  })
}

function dispatch(...events: string[]): void {
  const video = document.querySelector('video')
  act(() => events.forEach((event) => void video?.dispatchEvent(new Event(event))))
}

function play(attempt: AttemptOf<'video_player'>) {
  let { state } = attempt
  answerWith((_, body) => {
    state = movesIn(body).reduce(FILM_RULES.video_player.apply, state)
    return { status: 200, body: { state, refused: [] } }
  })
  const given = { playerId: '', onFinish: vi.fn(), onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  render(<VideoPlayer attempt={attempt} {...given} />)
  dispatch('loadedmetadata')
  return given
}

const finish = () => screen.getByRole('button', { name: 'Finish' })
const bar = () => screen.getByRole('slider', { name: 'Position in the film' })
const isShut = () => finish().getAttribute('aria-disabled') === 'true'

beforeEach(async () => {
  now = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const media = HTMLMediaElement.prototype
  vi.spyOn(media, 'load').mockImplementation(() => {})
  vi.spyOn(media, 'pause').mockImplementation(() => {})
  vi.spyOn(media, 'play').mockImplementation(() => Promise.resolve())
  vi.spyOn(media, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(media, 'currentTime', 'get').mockImplementation(() => now)
  vi.spyOn(media, 'currentTime', 'set').mockImplementation((to) => (now = to))
  await speakIn('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the player of a film', () => {
  it('tells what was seen every few seconds, and where it stands [TASK-2]', async () => {
    play(anAttempt())
    dispatch('play', 'playing')
    playTo(5)
    await waitFor(() => expect(sentTo('/moves')).toMatchObject({ moves: [{ type: 'video_player' }] }))
    const [move] = movesIn(JSON.stringify(sentTo('/moves')))
    expect(move?.seen?.[0]?.[0]).toBe(0)
    await screen.findByText('Saved')
  })

  it('goes on where it stood, and begins anew what was left at its end [TASK-2]', async () => {
    play(anAttempt({ at: 7.5, seen: [[0, 7]] }))
    expect(now).toBe(7.5)
    expect(bar().getAttribute('aria-valuetext')).toBe('0:07 of 0:20, 35% watched')
    cleanup()
    // it is left in the next moment
    await Promise.resolve()
    now = 0
    play(anAttempt({ at: 19.6 }))
    expect(now).toBe(0)
  })

  it('is kept no further than it stands: whoever comes back reads the same clock [TASK-2]', async () => {
    play(anAttempt())
    dispatch('play', 'playing')
    playTo(2.97)
    dispatch('pause')
    await screen.findByText('Saved')
    const [move] = movesIn(JSON.stringify(sentTo('/moves')))
    expect(move?.at).toBe(2.9)
  })

  it('keeps its poster until it plays: nothing is jumped to at the beginning', () => {
    const jumps = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set')
    jumps.mockClear()
    play(anAttempt())
    expect(jumps).not.toHaveBeenCalled()
  })

  it('is shut until nine tenths were seen, and leads to what is missing [TASK-1]', async () => {
    play(anAttempt({ seen: [[6, 20]] }))
    expect(isShut()).toBe(true)
    now = 20
    dispatch('ended')
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the missing part' }))
    expect(now).toBe(0)
    dispatch('play', 'playing')
    playTo(5)
    expect(isShut()).toBe(false)
  })

  it('tells the last seconds before its end, and nothing after it [TASK-1]', async () => {
    const { onFinish } = play(anAttempt({ seen: [[0, 17]], at: 16 }))
    dispatch('play', 'playing')
    playTo(18.5)
    const sent: MoveOf<'video_player'>[] = []
    answerWith((_, body) => {
      sent.push(...movesIn(body))
      return { status: 200, body: { state: anAttempt({ seen: [[0, 19]] }).state, refused: [] } }
    })
    await userEvent.click(finish())
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    const before = sent.length
    expect(before).toBeGreaterThan(0)
    playTo(20)
    dispatch('pause')
    expect(sent).toHaveLength(before)
  })

  it('is never faster than twice [TASK-1]', () => {
    play(anAttempt())
    const speeds = screen.getByRole('combobox', { name: 'Speed' }).querySelectorAll('option')
    expect(Math.max(...[...speeds].map(({ value }) => Number(value)))).toBe(2)
    const video = document.querySelector('video')
    if (video) video.playbackRate = 8
    dispatch('ratechange')
    expect(video?.playbackRate).toBe(2)
  })

  it('plays only at the speeds that its task allows, whatever was chosen for others [TASK-6]', () => {
    writeLocal(
      'film',
      JSON.stringify({ speed: 2, volume: 1, isMuted: false, hasCaptions: true, captions: null }),
    )
    const attempt = anAttempt()
    play({ ...attempt, playable: { ...attempt.playable, speeds: [1] } })
    expect(screen.queryByRole('combobox', { name: 'Speed' })).toBeNull()
    const video = document.querySelector('video')
    expect(video?.playbackRate).toBe(1)
    if (video) video.playbackRate = 2
    dispatch('ratechange')
    expect(video?.playbackRate).toBe(1)
    dropLocal('film')
  })

  it('says that it did not arrive, and fetches it again', async () => {
    play(anAttempt())
    dispatch('error')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText('The film could not be loaded.')).toBeNull()
  })

  describe('that asks', () => {
    const option = (id: string) => ({ id, text: `It is ${id}` })
    const moments = [
      { id: 'intro', at: 0, title: 'Harbour', question: null },
      {
        ...{ id: 'one', at: 5, title: '' },
        question: { text: 'What is it?', isMultiple: false, answers: [option('a'), option('b')] },
      },
      {
        ...{ id: 'end', at: 20, title: '' },
        question: { text: 'And now?', isMultiple: true, answers: [option('c'), option('d')] },
      },
    ]
    const judged = (moment: string, answers: string[]) => ({
      ...{ moment, answers, isCorrect: answers.includes('b'), correct: ['b'] },
      explanation: 'Because of the wind.',
    })

    function playAsking(state: Partial<StateOf<'video_player'>> = {}) {
      vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)
      const attempt = anAttempt({ answered: [], ...state })
      const asking = { ...attempt, playable: { ...attempt.playable, moments } }
      const given = play(asking)
      let now = asking.state
      answerWith((_, body) => {
        for (const move of movesIn(body)) {
          now = FILM_RULES.video_player.apply(now, move)
          const { answer } = move
          if (answer)
            now = { ...now, answered: [...(now.answered ?? []), judged(answer.moment, answer.answers)] }
        }
        return { status: 200, body: { state: now, refused: [] } }
      })
      return given
    }

    it('stops there until the server has judged an answer, and plays on [TASK-1] [TASK-3]', async () => {
      playAsking()
      const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
      dispatch('play', 'playing')
      playTo(4.5)
      expect(screen.queryByRole('heading', { name: 'What is it?' })).toBeNull()
      playTo(5)
      expect(pause).toHaveBeenCalled()
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What is it?' }))
      expect(screen.getByText('Question 1 of 2, at 0:05')).toBeTruthy()
      await userEvent.keyboard('b')
      await userEvent.click(screen.getByRole('button', { name: 'Check' }))
      await screen.findByText(/Because of the wind/)
      await userEvent.click(screen.getByRole('button', { name: 'Play on' }))
      expect(screen.queryByRole('heading', { name: 'What is it?' })).toBeNull()
      playTo(6)
      expect(screen.queryByRole('heading', { name: 'What is it?' })).toBeNull()
    })

    it('says once, apart from the judgement, that an answer did not arrive [ACCESS-1] [TASK-6]', async () => {
      playAsking()
      dispatch('play', 'playing')
      playTo(5)
      await userEvent.keyboard('b')
      answerWith(() => 'no-answer')
      await userEvent.click(screen.getByRole('button', { name: 'Check' }))
      const alert = (await screen.findAllByRole('alert')).find((one) => one.closest('article'))
      expect(alert).toBeTruthy()
      expect(alert?.closest('[role="status"]')).toBeNull()
    })

    it('asks again where it was left at a question, and not what has an answer [TASK-2]', () => {
      playAsking({ at: 5.2, seen: [[0, 5]] })
      dispatch('play', 'playing', 'timeupdate')
      expect(screen.getByRole('heading', { name: 'What is it?' })).toBeTruthy()
      cleanup()
      playAsking({ at: 5.2, seen: [[0, 5]], answered: [judged('one', ['a'])] })
      dispatch('play', 'playing', 'timeupdate')
      expect(screen.queryByRole('heading', { name: 'What is it?' })).toBeNull()
    })

    it('asks at its end what stands there, leads to what was passed over, and is shut until then [TASK-1]', async () => {
      playAsking({ at: 12, seen: [[0, 20]] })
      expect(isShut()).toBe(true)
      now = 20
      dispatch('ended')
      await userEvent.click(screen.getByRole('checkbox', { name: /It is d/ }))
      await userEvent.click(screen.getByRole('button', { name: 'Check' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Play on' }))
      expect(isShut()).toBe(true)
      await userEvent.click(screen.getByRole('button', { name: 'Go to the question' }))
      await userEvent.click(screen.getByRole('radio', { name: /It is a/ }))
      await userEvent.click(screen.getByRole('button', { name: 'Check' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Play on' }))
      expect(isShut()).toBe(false)
    })

    it('names its chapters, and leads to each [TASK-1]', async () => {
      const attempt = anAttempt()
      const chapters = [
        { id: 'one', at: 0, title: 'Harbour', question: null },
        { id: 'two', at: 12, title: 'Open sea', question: null },
      ]
      play({ ...attempt, playable: { ...attempt.playable, moments: chapters } })
      const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Chapter' })
      expect(list.selectedOptions[0]?.textContent).toBe('0:00 Harbour')
      await userEvent.selectOptions(list, '0:12 Open sea')
      expect(now).toBe(12)
    })
  })
})
