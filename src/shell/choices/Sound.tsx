import { useEffect } from 'react'
import { SoundChoices } from '#src/features/sound/SoundChoices.tsx'
import { SoundTools } from './SoundTools.tsx'
import { startSounds } from '../sounds.ts'

const FORMS = { heard: Heard, bar: SoundTools, panel: SoundChoices }

export interface SoundProps {
  /** What is heard while somebody plays, the tools in the map's bar, or the choices inside a panel. */
  as: keyof typeof FORMS
}

export function Sound({ as }: SoundProps) {
  const Form = FORMS[as]
  return <Form />
}

function Heard() {
  useEffect(startSounds, [])
  return null
}
