import { useState, type ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'

interface HeldProps<Value> {
  first: Value
  children: (value: Value, hold: (value: Value) => void) => ReactNode
}

/** Holds the value of an example that can be changed. */
export function Held<Value>({ first, children }: HeldProps<Value>) {
  const [value, setValue] = useState(first)
  return children(value, setValue)
}

interface OpenedProps {
  /** What opens. */
  name: string
  children: (isOpen: boolean, close: () => void) => ReactNode
}

/** A button that opens what stands over the page. */
export function Opened({ name, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}
