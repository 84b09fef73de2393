import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/endpoint.ts'
import {
  addPasskey,
  beginCodes,
  beginPasskey,
  beginSecondStep,
  confirmCodes,
  dropFactor,
  finishSecondStep,
  readSecondFactor,
  renewRecoveryCodes,
  setUpSecondStep,
  type ChangedFactor,
  type CodeSetup,
  type Proof,
  type SecondStep,
} from '#shared/contract/second-factor.ts'
import { TIME_ZONE_HEADER, type LoginStatus } from '#shared/contract/session.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** What was typed into the login: it goes with each call until somebody is signed in. */
export type Pair = CallInput<typeof beginSecondStep>['body']

/** All calls here throw a `Failure`. */
export function askSecondStep(pair: Pair): Promise<SecondStep> {
  return call(beginSecondStep, { body: pair })
}

/** @returns recovery codes, and what `sendProof` takes in the place of a code */
export async function sendSetUp(
  pair: Pair,
  code: string,
): Promise<{ recoveryCodes: string[]; proof: Proof }> {
  const { recoveryCodes, pass } = await call(setUpSecondStep, { body: { ...pair, code } })
  return { recoveryCodes, proof: { by: 'pass', pass } }
}

export function sendProof(pair: Pair, proof: Proof): Promise<LoginStatus> {
  const headers = { [TIME_ZONE_HEADER]: browserTimeZone() }
  return call(finishSecondStep, { body: { ...pair, proof } }, { headers })
}

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => ask(readSecondFactor, {}, { signal }),
})

export function askCodes(password: string): Promise<CodeSetup> {
  return call(beginCodes, { body: { password } })
}

/** @returns new recovery codes; null: those of before go on */
export async function sendCode(code: string): Promise<string[] | null> {
  return keep(await call(confirmCodes, { body: { code } }))
}

export function askPasskey(password: string) {
  return call(beginPasskey, { body: { password } })
}

/** @returns as `sendCode` */
export async function sendPasskey(body: CallInput<typeof addPasskey>['body']): Promise<string[] | null> {
  return keep(await call(addPasskey, { body }))
}

export async function renewCodes(password: string): Promise<string[]> {
  return keep(await call(renewRecoveryCodes, { body: { password } })) ?? []
}

/** @param passkeyId null: the codes of the app */
export async function sendRemoval(password: string, passkeyId: string | null): Promise<void> {
  keep(await call(dropFactor, { body: { password, passkeyId } }))
}

function keep({ factor, recoveryCodes }: ChangedFactor): string[] | null {
  queryClient.setQueryData(secondFactorQuery.queryKey, factor)
  return recoveryCodes
}
