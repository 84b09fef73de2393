import { answerWith, asked, ok, refusal, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rememberPath } from '#src/features/session/store.ts'
import { addressAtDoor, comeToDoor, openDoor } from '#src/testing/at-the-door.tsx'
import { check, describedBy, field, press, type } from '#src/testing/on-the-page.ts'
import { pathOfTask, REGISTER } from '../paths.ts'

const IN = { status: true, agreement: 1 }

beforeEach(comeToDoor)
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
    expect(sentTo('/v2/register')).toEqual({
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
    expect(describedBy(screen.getByRole('checkbox'))).toBe('Accept the agreement to continue.')
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
    expect(describedBy(await field('Password'))).toContain('easy to guess')
    expect(screen.getByText('shoeSize: is unknown')).toBeTruthy()
  })

  it('shows the ways on where the address has one, and takes the address along [AUTH-12]', async () => {
    answerWith(() => refusal(409, 'address-taken'))
    openDoor(REGISTER)
    await fill()
    await press('Create my account')
    await screen.findByText('An account with this address already exists.')
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    expect((await field('E-mail')).value).toBe('ola@wyspy.test')
  })

  it('sends to the mail whoever is invited already [AUTH-12]', async () => {
    answerWith(() => refusal(409, 'invited'))
    openDoor(REGISTER)
    await fill()
    await press('Create my account')
    await screen.findByText('This address already has an invitation. Open it from your inbox to join.')
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
