import { answerWith, asked } from '#src/testing/fake-server.ts'
import { expect, it } from 'vitest'
import { setSession, useSession } from '#src/features/session/store.ts'
import { readLocal } from '#src/lib/storage.ts'
import { setPassword } from './set-password.ts'
import { SIGNED_OUT, whenSignedOut } from './sign-out.ts'

it('signs out whoever still plays in this browser, in all its tabs and with the server [AUTH-13]', async () => {
  answerWith(() => ({ status: 204 }))
  setSession('true')
  const before = readLocal(SIGNED_OUT)
  await setPassword('a'.repeat(43), 'three grey gulls')
  expect(useSession.getState().state).toBe('false')
  expect(readLocal(SIGNED_OUT)).not.toBe(before)
  await whenSignedOut()
  expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['confirm', 'logout'])
})
