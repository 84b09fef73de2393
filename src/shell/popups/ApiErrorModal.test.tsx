import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { setSession } from '#src/features/session/store.ts'
import { emit } from '#src/lib/events.ts'
import { Failure } from '#src/lib/failure.ts'
import { speakIn } from '#src/testing/words.ts'
import { MemoryRouter } from 'react-router-dom'
import { overlay } from '#src/overlay/overlay.ts'
import { Overlays } from '#src/testing/overlays.tsx'
import { watchFailures } from '../failures.ts'

const GENERAL = /^The server could not answer/
const CONNECTION = /^There is no connection/

let stop: () => void
let warn: MockInstance
beforeEach(async () => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await speakIn('en')
  stop = watchFailures()
  render(
    <MemoryRouter>
      <Overlays />
    </MemoryRouter>,
  )
})
afterEach(() => {
  stop()
  overlay.clear()
  cleanup()
  warn.mockRestore()
})

function fail(status: number, code?: string): void {
  const problem = code === undefined ? null : { code, message: 'for logs', requestId: 'a-request' }
  act(() => emit({ type: 'call-failed', failure: new Failure(status, '/v2/x', problem), reporting: 'modal' }))
}

describe('the apiError modal [INFO-2]', () => {
  it.each([
    [0, undefined, CONNECTION, null],
    [-1, 'reply-malformed', GENERAL, /did not understand the response/],
    [400, 'malformed-request', GENERAL, /did not understand the request/],
    [403, 'anti-forgery', GENERAL, /out of date/],
    [500, 'internal', GENERAL, null],
    [502, undefined, GENERAL, null],
    [503, 'storage-away', GENERAL, /database is temporarily unavailable/],
    [503, 'too-slow', GENERAL, /took too long/],
    [503, 'stopping', GENERAL, /being restarted/],
    [507, 'storage-full', GENERAL, /storage is full/],
  ] as const)(
    'at %i %s says what happened, and why where the server knows',
    (status, code, message, line) => {
      fail(status, code)
      expect(screen.getByRole('heading').textContent).toBe('Something went wrong')
      expect(screen.getByText(message)).toBeDefined()
      expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
      if (line) expect(screen.getByText(line)).toBeDefined()
      expect(screen.queryByText('for logs')).toBeNull()
      expect(screen.queryByText('a-request') !== null).toBe(code !== undefined)
      expect(screen.queryByText('Report number') !== null).toBe(code !== undefined)
    },
  )

  it.each([401, 404, 406, 409, 422, 423, 429])('does not come at %i', (status) => {
    fail(status)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says nothing of progress to who is signed out, and stands beside the form', () => {
    setSession('false')
    fail(500, 'internal')
    expect(screen.getByRole('alert').textContent).toContain('The server could not answer. Try again')
    expect(screen.queryByText(/progress/)).toBeNull()
    expect(screen.getByRole('alert').hasAttribute('data-beside-form')).toBe(true)
    setSession('unknown')
  })

  it('hands the report number to the clipboard', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    fail(500, 'internal')
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined()
    expect(writeText).toHaveBeenCalledWith('a-request')
  })

  it('offers no button to copy the report number where there is no clipboard, as without https', () => {
    vi.stubGlobal('navigator', { onLine: true })
    fail(500, 'internal')
    expect(screen.getByText('a-request')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
    vi.unstubAllGlobals()
  })

  it('comes once for two calls that fail', () => {
    fail(500, 'internal')
    fail(503, 'storage-away')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})
