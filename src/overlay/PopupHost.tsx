import { usePopups } from './popups.ts'

/** Shows the first pop-up of the queue. */
export function PopupHost() {
  const { Open } = usePopups()
  return Open && <Open />
}
