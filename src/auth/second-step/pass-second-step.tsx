import type { SecondStep } from '#shared/contract/second-factor.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { askSecondStep, type Pair } from '#src/features/security/calls.ts'
import { SecondStepPopup } from '#src/features/security/SecondStepPopup.tsx'
import { enter } from '#src/flows/sign-in.ts'
import { learnRoomWords } from '#src/i18n/setup.ts'
import { useAuthSlot } from '../auth-slot.ts'

/**
 * Asks for what a login needs besides the password, and signs in. Its code and its words come to whom it is asked of.
 * @returns where to go; null where it was put away: the login stays as it is. @throws Failure
 */
export async function passSecondStep({ username, password }: Pair): Promise<string | null> {
  const pair = { username, password }
  const [step] = await Promise.all([askSecondStep(pair), learnRoomWords()])
  const status = await show(pair, step)
  return status && enter(status)
}

/** Over the login, until it is done or put away; it goes with the page. */
function show(pair: Pair, step: SecondStep): Promise<LoginStatus | null> {
  return new Promise((resolve) => {
    let result: LoginStatus | null = null
    const settle = (status: LoginStatus | null) => {
      result = status
      useAuthSlot.setState({ over: null })
    }
    const over = <SecondStepPopup pair={pair} step={step} onDone={settle} onClose={() => settle(null)} />
    useAuthSlot.setState({ over })
    const stop = useAuthSlot.subscribe((slot) => {
      if (slot.over === over) return
      stop()
      resolve(result)
    })
  })
}
