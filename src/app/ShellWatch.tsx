import { OfflinePopup } from './offline/OfflinePopup.tsx'
import { TurnDevice } from './turn/TurnDevice.tsx'

/** What may stand over any screen at any moment. Fetched ahead: what tells of a lost link cannot be fetched then. */
export function ShellWatch() {
  return (
    <>
      <TurnDevice />
      <OfflinePopup />
    </>
  )
}
