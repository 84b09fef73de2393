import { useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { InfoCard, type InfoCardProps } from '#src/ui/InfoCard.tsx'
import type { Words } from './words.ts'

/** A button in the place of a label: pressed, it has its card, and pressed again no more. */
export function InfoCardBesideLabel({ words, hasCross }: { words: Words; hasCross: boolean }) {
  const label = useRef<HTMLButtonElement>(null)
  const [around, setAround] = useState<InfoCardProps['around'] | null>(null)
  const close = () => setAround(null)
  const open = () => {
    if (!label.current) return
    const view = { width: innerWidth, height: innerHeight }
    setAround({ anchor: label.current.getBoundingClientRect(), view })
  }
  return (
    <>
      <Button ref={label} variant="secondary" material="night" onClick={around ? close : open}>
        {words.name}
      </Button>
      {around && (
        <InfoCard
          title={words.name}
          around={around}
          {...(hasCross && {
            cross: <IconButton material="paper" label={words.close} icon={<XIcon />} onClick={close} />,
          })}
        >
          <p>{words.sentence}</p>
        </InfoCard>
      )}
    </>
  )
}
