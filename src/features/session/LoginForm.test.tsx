import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { speakIn } from '#src/testing/words.ts'
import { LoginForm } from './LoginForm.tsx'

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await speakIn('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says a refusal aloud, right below the button and above the other ways', async () => {
  const refuse = () => Promise.reject(new Failure(401, '/v2/session'))
  render(<LoginForm onSignIn={refuse} links={<a href="#account">Create an account</a>} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'anna')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.keyboard('{Enter}')
  const refusal = await screen.findByRole('alert')
  expect(screen.getByRole('link').compareDocumentPosition(refusal)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  const submit = document.querySelector('[type=submit]')
  expect(submit?.compareDocumentPosition(refusal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('marks both fields of a wrong pair as invalid, described by the one neutral sentence [AUTH-2]', async () => {
  const refuse = () => Promise.reject(new Failure(401, '/v2/session'))
  render(<LoginForm onSignIn={refuse} links={null} />)
  const user = userEvent.setup()
  const fields = [screen.getByRole('textbox'), screen.getByLabelText('Password')]
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null])
  await user.type(fields[0] ?? document.body, 'anna')
  await user.type(fields[1] ?? document.body, 'wrong')
  await user.keyboard('{Enter}')
  const refusal = await screen.findByRole('alert')
  for (const field of fields) {
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const sentence = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(sentence?.textContent).toBe(refusal.textContent)
  }
})

it.each([
  ['leaves what the modal of the shell says to that', new Failure(500, '/login_json'), null],
  ['says itself that no answer came', new Failure(0, '/login_json'), /No connection/],
  ['says that the account is disabled', new Failure(423, '/login_json'), /disabled/],
])('%s [ERR-1]', async (_, failure, sentence) => {
  const refuse = vi.fn(() => Promise.reject(failure))
  render(<LoginForm onSignIn={refuse} links={null} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'anna')
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  if (sentence) expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  else expect(screen.queryByRole('alert')).toBeNull()
})
