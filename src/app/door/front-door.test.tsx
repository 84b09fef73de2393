import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepTypedName, rememberPath, setSession, useSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { DRAFTS, drafts, forgetDrafts } from '#src/lib/drafts.ts'
import { readTab } from '#src/lib/tab-storage.ts'
import { addressAtDoor, openDoor } from '#src/testing/at-the-door.tsx'
import { speakIn } from '#src/testing/words.ts'
import { INVITATION, LOGIN, pathOfTask, REGISTER, RESET, SOCIAL } from '../paths.ts'

const TOKEN = 'a'.repeat(43)
const IN = { status: true, agreement: 1 }
const ok = (body?: unknown): Answer => ({ status: 200, body })
const refusal = (status: number, code: string, fields?: unknown): Answer => ({
  status,
  body: { code, message: code, ...(fields !== undefined && { fields }) },
})

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, words: string) => userEvent.type(await field(label), words)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const check = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))
const bodyOf = (path: string): unknown => {
  const body = asked.find(({ url }) => url.endsWith(path))?.body
  return typeof body === 'string' ? JSON.parse(body) : body
}
const describedBy = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

beforeEach(async () => {
  await speakIn('en')
  setSession('false')
  keepTypedName('')
  queryClient.clear()
  forgetDrafts()
})
afterEach(cleanup)

describe('a new account', () => {
  async function fill() {
    await type('First name', 'Ola')
    await type('Last name', 'Żebrowska')
    await type('E-mail', 'ola@wyspy.test')
    await type('Password', 'three grey gulls')
    await check(/accept/)
  }

  it('is made, signed in and led to what was asked for before [AUTH-12]', async () => {
    answerWith(() => ok(IN))
    rememberPath(pathOfTask('one'), null)
    openDoor(REGISTER)
    await fill()
    await press('Create my account')
    await screen.findByText('The isles')
    expect(addressAtDoor()).toBe(pathOfTask('one'))
    expect(bodyOf('/v2/register')).toEqual({
      firstName: 'Ola',
      lastName: 'Żebrowska',
      email: 'ola@wyspy.test',
      password: 'three grey gulls',
      agreement: true,
    })
  })

  it('is checked on blur, then on change, and the first wrong field takes the focus [AUTH-12]', async () => {
    answerWith(() => ok(IN))
    openDoor(REGISTER)
    await type('E-mail', 'ola@')
    expect((await field('E-mail')).getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    await waitFor(async () => expect(describedBy(await field('E-mail'))).toMatch(/^Enter an address/))
    await type('E-mail', 'wyspy.test')
    expect((await field('E-mail')).getAttribute('aria-invalid')).toBeNull()
    await press('Create my account')
    await waitFor(async () => expect(document.activeElement).toBe(await field('First name')))
    expect(describedBy(await field('First name'))).toContain('at least 2 letters')
    expect(describedBy(screen.getByRole('checkbox'))).toBe('Accept the agreement to go on.')
    expect(asked).toEqual([])
  })

  it('hears what the server refuses at its field, and above the form what is about none [AUTH-12]', async () => {
    const fields = [
      { path: 'password', message: 'common' },
      { path: 'shoeSize', message: 'is unknown' },
    ]
    answerWith(() => refusal(422, 'refused-fields', fields))
    openDoor(REGISTER)
    await fill()
    await press('Create my account')
    await waitFor(async () => expect(document.activeElement).toBe(await field('Password')))
    expect(describedBy(await field('Password'))).toContain('Too many people')
    expect(screen.getByText('shoeSize: is unknown')).toBeTruthy()
  })

  it('shows the ways on where the address has one, and takes the address along [AUTH-12]', async () => {
    answerWith(() => refusal(409, 'address-taken'))
    openDoor(REGISTER)
    await fill()
    await press('Create my account')
    await screen.findByText('This address has an account already.')
    await userEvent.click(screen.getByRole('link', { name: 'I forgot my password' }))
    expect((await field('E-mail')).value).toBe('ola@wyspy.test')
  })

  it('sends to the mail whoever is invited already [AUTH-12]', async () => {
    answerWith(() => refusal(409, 'invited'))
    openDoor(REGISTER)
    await fill()
    await press('Create my account')
    await screen.findByText('An invitation waits at this address. Open it from your mail to join.')
  })

  it('says how long a password must be, and that it is, and shows the agreement [AUTH-12]', async () => {
    openDoor(REGISTER)
    expect(describedBy(await field('Password'))).toMatch(/^At least 8 characters/)
    await type('Password', 'eight888')
    expect(describedBy(await field('Password'))).toBe('Long enough.')
    await press('Read the agreement')
    expect(screen.getByRole('region', { name: 'Agreement' }).textContent).toContain('How to leave')
  })
})

describe('a new password', () => {
  it('is asked for with the same words for any address; the answer is read as a blob [AUTH-13]', async () => {
    answerWith(() => ok(new Blob()))
    openDoor(RESET)
    await type('E-mail', 'nobody@wyspy.test')
    await press('Send the link')
    await screen.findByText(/If nobody@wyspy.test has an account here/)
    expect(asked[0]).toMatchObject({ method: 'POST', responseType: 'blob' })
    expect(document.activeElement?.textContent).toBe('Look into your mail')
  })

  it('is set by its link, which leads to the login [AUTH-13]', async () => {
    answerWith((url) => (url.endsWith('/read') ? ok({ state: 'open' }) : ok()))
    keepTypedName('ola@wyspy.test')
    openDoor(`${RESET}?token=${TOKEN}`)
    await type('Password', 'three grey gulls')
    await press('Set the password')
    await screen.findByText(/Your new password is set/)
    expect(addressAtDoor()).toBe(LOGIN)
    expect((await field('E-mail or user name')).value).toBe('ola@wyspy.test')
    expect(bodyOf('/confirm')).toEqual({ token: TOKEN, password: 'three grey gulls' })
  })

  it.each([
    ['used', () => ok({ state: 'used' }), 'This link has been used'],
    ['expired', () => ok({ state: 'expired' }), 'This link is too old'],
    ['unknown', () => refusal(404, 'not-found'), 'This link leads nowhere'],
  ])('is not set by a link that is %s; a new one can be asked for [AUTH-13]', async (_, answer, title) => {
    answerWith(answer)
    openDoor(`${RESET}?token=${TOKEN}`)
    await screen.findByRole('heading', { name: title })
    await press('Ask for a new link')
    await screen.findByRole('button', { name: 'Send the link' })
  })

  it('is not set by a link that was used meanwhile [AUTH-13]', async () => {
    let state = 'open'
    answerWith((url) => {
      if (url.endsWith('/read')) return ok({ state })
      state = 'used'
      return refusal(409, 'link-used')
    })
    openDoor(`${RESET}?token=${TOKEN}`)
    await type('Password', 'three grey gulls')
    await press('Set the password')
    await screen.findByRole('heading', { name: 'This link has been used' })
  })

  it('asks the server nothing about a link that is cut off, and again where it gave no answer [AUTH-13]', async () => {
    answerWith(() => ({ status: 500 }))
    openDoor(`${RESET}?token=short`)
    await screen.findByRole('heading', { name: 'This link leads nowhere' })
    expect(asked).toEqual([])
    cleanup()
    openDoor(`${RESET}?token=${TOKEN}`)
    await screen.findByRole('heading', { name: 'The link could not be checked' })
    answerWith(() => ok({ state: 'open' }))
    await press('Try again')
    await screen.findByRole('heading', { name: 'Set your new password' })
  })
})

describe('an invitation', () => {
  const invitation = (state: string) => ({
    state,
    email: 'ola@wyspy.test',
    firstName: 'Ola',
    lastName: 'Żebrowska',
    invitedBy: 'Tomasz',
    adventureName: 'Lantern Isles',
  })

  it('says who invites to what, knows the name and lands in the adventure [AUTH-14]', async () => {
    answerWith((url) => (url.endsWith('/read') ? ok(invitation('open')) : ok(IN)))
    openDoor(`${INVITATION}?token=${TOKEN}`)
    await screen.findByText('Tomasz invites you to “Lantern Isles”.')
    expect((await field('First name')).value).toBe('Ola')
    await type('Password', 'three grey gulls')
    await check(/accept/)
    await press('Accept the invitation')
    await screen.findByText('The isles')
    expect(bodyOf('/accept')).toMatchObject({ token: TOKEN, lastName: 'Żebrowska', agreement: true })
  })

  it('that names no address, as the first admin has one, asks for it [AUTH-14]', async () => {
    answerWith((url) => (url.endsWith('/read') ? ok({ ...invitation('open'), email: '' }) : ok(IN)))
    openDoor(`${INVITATION}?token=${TOKEN}`)
    await type('E-mail', 'first@wyspy.test')
    await type('Password', 'three grey gulls')
    await check(/accept/)
    await press('Accept the invitation')
    await screen.findByText('The isles')
    expect(bodyOf('/accept')).toMatchObject({ email: 'first@wyspy.test' })
  })

  it('that is too old is sent anew; one that is accepted leads to the login with its address [AUTH-14]', async () => {
    answerWith((url) => (url.endsWith('/read') ? ok(invitation('expired')) : ok()))
    openDoor(`${INVITATION}?token=${TOKEN}`)
    await press('Send a new invitation')
    await screen.findByText('A new invitation is on its way to ola@wyspy.test.')
    cleanup()
    queryClient.clear()
    answerWith(() => ok(invitation('used')))
    openDoor(`${INVITATION}?token=${TOKEN}`)
    await screen.findByRole('heading', { name: 'This invitation is accepted' })
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect((await field('E-mail or user name')).value).toBe('ola@wyspy.test')
  })

  it('keeps the names that were typed through a reload, and never the password [LANG-2]', async () => {
    answerWith(() => ok(invitation('open')))
    openDoor(`${INVITATION}?token=${TOKEN}`)
    await type('First name', 'f')
    await type('Password', 'three grey gulls')
    dispatchEvent(new Event('pagehide'))
    expect(readTab(DRAFTS)).not.toContain('gulls')
    cleanup()
    drafts.clear()
    openDoor(`${INVITATION}?token=${TOKEN}`)
    expect((await field('First name')).value).toBe('Olaf')
    expect((await field('Password')).value).toBe('')
  })
})

describe('the gate of the agreement', () => {
  it('lets nobody further before the boxes are checked, then leads to what was asked for [AUTH-6]', async () => {
    answerWith(() => ok(IN))
    setSession('true', true)
    openDoor(pathOfTask('one'))
    await screen.findByRole('heading', { name: 'Agreement' })
    expect(addressAtDoor()).toBe(SOCIAL)
    await press('Accept and set out')
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]))
    expect(asked).toEqual([])
    await check(/know/)
    await check(/accept/)
    await press('Accept and set out')
    await screen.findByText('The isles')
    expect(addressAtDoor()).toBe(pathOfTask('one'))
  })

  it('has one other way: to log out [AUTH-6]', async () => {
    answerWith(() => ok())
    setSession('true', true)
    openDoor(LOGIN)
    await press('Log out')
    await waitFor(() => expect(addressAtDoor()).toBe(LOGIN))
    expect(useSession.getState()).toMatchObject({ state: 'false', remembered: null })
  })

  it('stands open for who has accepted [AUTH-6]', async () => {
    setSession('true')
    openDoor(SOCIAL)
    await screen.findByText('The isles')
    expect(addressAtDoor()).toBe('/app')
  })
})

it('the login says that the player was signed out in another window', async () => {
  openDoor(LOGIN)
  await field('Password')
  expect(screen.queryByText(/in another window/)).toBeNull()
  act(() => useSession.setState({ isEndedElsewhere: true }))
  await screen.findByText('You were signed out in another window of this browser.')
})
