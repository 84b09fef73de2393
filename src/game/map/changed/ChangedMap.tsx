import { useChangedMap } from './use-changed-map.ts'

/** Shows nothing itself: it moves the camera. */
export function ChangedMap() {
  useChangedMap()
  return null
}
