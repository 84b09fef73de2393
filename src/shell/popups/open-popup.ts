import { OpenPopup } from './OpenPopup.tsx'
import { usePopups, type PopupCall } from '#src/overlay/popups.ts'

/** Who comes before whom while another is open. */
const ORDER: readonly PopupCall['type'][] = ['finishTask', 'streak', 'profile']

/** Whoever can open a pop-up brings the code of all of them. */
export function openPopup(call: PopupCall): void {
  usePopups.setState(({ queue: [open, ...waiting] }) => ({
    Open: OpenPopup,
    queue: open ? [open, ...[...waiting, call].toSorted(byTurn)] : [call],
  }))
}

function byTurn(one: PopupCall, other: PopupCall): number {
  return ORDER.indexOf(one.type) - ORDER.indexOf(other.type)
}
