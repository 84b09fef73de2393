import type { ComponentType } from 'react'
import { DestinationStreak } from './DestinationStreak.tsx'

/** What a destination shows above its doors, each only while it has something to show: one line a widget. */
export const DESTINATION_WIDGETS: readonly ComponentType[] = [DestinationStreak]
