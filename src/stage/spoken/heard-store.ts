import { create } from 'zustand'

interface HeardMap {
  isHeard: boolean
  /** Percent. */
  volume: number
  /** What becomes of the wish to hear the map, or not to; null where nobody could keep it. */
  onWish: ((isHeard: boolean) => void) | null
}

/** Whether places sound as the keyboard comes to them: a setting of the person, which the app brings. */
export const useHeardMap = create<HeardMap>(() => ({ isHeard: false, volume: 60, onWish: null }))
