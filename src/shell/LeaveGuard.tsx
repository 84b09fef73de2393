import { useEffect, useState } from 'react'
import { useSession } from '#src/features/session/store.ts'
import { LeaveQuestion } from '#src/navigation/LeaveQuestion.tsx'
import { useHeldBack } from '#src/navigation/use-held-back.ts'

interface LeaveGuardProps {
  /** Something would be lost. */
  isNeeded: boolean
  /** Addresses below it go on with it. */
  within?: string
  title: string
  about: string
  words: { stay: string; go: string }
}

/** Asks before what is not saved is lost with the page; a signed-out person is not held back. */
export function LeaveGuard(props: LeaveGuardProps) {
  const isSignedIn = useSession(({ state }) => state === 'true')
  const isNeeded = props.isNeeded && isSignedIn
  const [isHolding, setHolding] = useState(false)
  return isNeeded || isHolding ? <Guarding {...props} isNeeded={isNeeded} onHold={setHolding} /> : null
}

interface GuardingProps extends LeaveGuardProps {
  onHold: (isHolding: boolean) => void
}

function Guarding({ isNeeded, within, title, about, words, onHold }: GuardingProps) {
  const mustAsk = (path: string) => isNeeded && !(within !== undefined && path.startsWith(within))
  const { isHeld, stay, go } = useHeldBack({ isNeeded, mustAsk, onHold })
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
  return <LeaveQuestion isOpen={isHeld && isNeeded} {...{ title, about, words }} onStay={stay} onGo={go} />
}
