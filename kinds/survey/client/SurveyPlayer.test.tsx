import { answerWith, asked } from '#src/testing/fake-server.ts'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SurveyState } from '#kinds/survey/shared/schemas.ts'
import { localKeys } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { forgetOutbox } from '#src/outbox/session.ts'
import { SURVEY } from './survey-rule.ts'
import { SurveyPlayer } from './SurveyPlayer.tsx'

const EMPTY: SurveyState = { type: 'survey', answers: [], isHandedIn: false }

function anAttempt(state: Partial<SurveyState> = {}): AttemptOf<'survey'> {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId: 'pulse',
    task: aTask({ type: 'survey', name: 'Pulse' }),
    playable: {
      type: 'survey',
      questions: [
        {
          id: 'safe',
          text: 'How safe?',
          isOptional: false,
          sort: 'scale',
          min: 1,
          max: 10,
          threshold: 5,
          minLabel: 'not at all',
          maxLabel: 'very',
          declaration: 'Good.',
        },
        { id: 'team', text: 'How good?', isOptional: false, sort: 'stars', starsNumber: 5, view: 'task' },
        { id: 'why', text: 'Why?', isOptional: true, sort: 'opinion', placeholder: 'In a word' },
      ],
    },
    state: { ...EMPTY, ...state },
  }
}

/** What the server has of the attempt. */
let stored: SurveyState

/** Takes what is sent as the server does. */
function serve(first: SurveyState = EMPTY): void {
  stored = first
  answerWith((_, body) => {
    const { moves } = JSON.parse(String(body)) as { moves: Parameters<typeof SURVEY.apply>[1][] }
    stored = moves.reduce(SURVEY.apply, stored)
    return { status: 200, body: { state: stored, refused: [] } }
  })
}

function play(attempt = anAttempt()) {
  const given = { playerId: '', onFinish: vi.fn(), onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  const { unmount } = render(<SurveyPlayer attempt={attempt} {...given} />)
  return { ...given, unmount }
}

const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name })
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why? (optional)' })
const handIn = () => screen.getByRole('button', { name: 'Hand in' })
const valueOf = (question: string) => stored.answers.find((one) => one.question === question)?.value

beforeEach(async () => {
  await speakIn('en')
  serve()
  // by which a page that goes tells what it still has
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the player of an anonymous survey', () => {
  const anonymous = (): AttemptOf<'survey'> => {
    const attempt = anAttempt()
    return { ...attempt, playable: { ...attempt.playable, isAnonymous: true } }
  }

  function playAs(playerId: string, onFinish = vi.fn(() => Promise.resolve())) {
    const given = { playerId, onFinish, onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
    return { ...render(<SurveyPlayer attempt={anonymous()} {...given} />), onFinish }
  }

  it('says before that nobody can be found, sends nothing before the end, and all of it with the end [TASK-8]', async () => {
    const { onFinish } = playAs('ola')
    expect(screen.getByText(/^Anonymous: your answers are stored without your name/)).toBeDefined()
    await userEvent.click(radio('How safe?', '6'))
    await userEvent.click(radio('How good?', '4 of 5 stars, Very good'))
    await userEvent.type(box(), 'Tea')
    await userEvent.click(handIn())
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(asked).toEqual([])
    expect(onFinish.mock.calls[0]).toEqual([
      false,
      [
        { question: 'safe', value: 6 },
        { question: 'team', value: 4 },
        { question: 'why', value: 'Tea' },
      ],
    ])
    // handed in, nothing of it stays on the device
    await waitFor(() => expect(localKeys('outbox:ola:draft')).toEqual([]))
  })

  it('is gone on with on the same device by the same player, and by nobody after a logout [TASK-2] [AUTH-5]', async () => {
    const { unmount } = playAs('ola')
    await userEvent.click(radio('How safe?', '6'))
    unmount()
    const other = playAs('kim')
    expect(radio('How safe?', '6').checked).toBe(false)
    other.unmount()
    const again = playAs('ola')
    expect(radio('How safe?', '6').checked).toBe(true)
    again.unmount()
    await forgetOutbox('ola')
    expect(localKeys('outbox:ola')).toEqual([])
  })

  it('says afterwards that nobody can look the answers up [TASK-8]', () => {
    const attempt = anonymous()
    const given = { playerId: '', onFinish: vi.fn(), onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
    const state = { ...attempt.state, isHandedIn: true }
    render(<SurveyPlayer attempt={{ ...attempt, state }} {...given} />)
    expect(screen.getByText(/^Your answers were handed in without your name/)).toBeDefined()
  })
})

describe('the player of a survey', () => {
  it('asks by round buttons, stars and words, and hands in what must be answered [TASK-1] [TASK-7] [TASK-8]', async () => {
    const { onFinish } = play()
    expect(box().placeholder).toBe('In a word')
    expect(screen.getByText('2 more answers are needed.')).toBeDefined()
    await userEvent.click(radio('How safe?', '6'))
    expect(screen.getByText('Good.')).toBeDefined()
    await userEvent.click(handIn())
    expect(onFinish).not.toHaveBeenCalled()
    await userEvent.click(radio('How good?', '4 of 5 stars, Very good'))
    await userEvent.click(handIn())
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(stored.answers).toEqual([
      { question: 'safe', value: 6 },
      { question: 'team', value: 4 },
    ])
  })

  it('keeps what is typed by itself, and says Saved only then [TASK-2] [TASK-9]', async () => {
    play()
    await userEvent.type(box(), 'Tea')
    expect(screen.getByText('Saving')).toBeDefined()
    await screen.findByText('Saved')
    expect(valueOf('why')).toBe('Tea')
    expect(asked.length).toBeLessThan(3)
  })

  it('sends what is typed before the page is hidden, the field or the task is left, or it is handed in [TASK-2]', async () => {
    const { unmount } = play(anAttempt({ answers: [] }))
    await userEvent.type(box(), 'One')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(valueOf('why')).toBe('One'))
    await userEvent.type(box(), ' two')
    await userEvent.tab()
    await waitFor(() => expect(valueOf('why')).toBe('One two'))
    await userEvent.type(box(), ' three')
    unmount()
    await waitFor(() => expect(valueOf('why')).toBe('One two three'))
  })

  it('goes on where it was left, and every answer may be another one [TASK-2]', async () => {
    const answers = [
      { question: 'safe', value: 2 },
      { question: 'why', value: 'As before' },
    ]
    serve({ ...EMPTY, answers })
    play(anAttempt({ answers }))
    expect(radio('How safe?', '2').checked).toBe(true)
    expect(box().value).toBe('As before')
    await userEvent.click(radio('How safe?', '10, very'))
    await screen.findByText('Saved')
    expect(valueOf('safe')).toBe(10)
  })

  it('shows what was handed in, and changes nothing of it', async () => {
    const answers = [{ question: 'team', value: 3 }]
    const { onBack } = play(anAttempt({ answers, isHandedIn: true }))
    expect(radio('How good?', '3 of 5 stars, Good').checked).toBe(true)
    expect(box().disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull()
    await userEvent.click(screen.getAllByRole('button', { name: 'Back to the mission' }).at(-1) ?? box())
    expect(onBack).toHaveBeenCalledOnce()
  })
})
