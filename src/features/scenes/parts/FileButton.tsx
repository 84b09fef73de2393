import { useRef, type ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'

interface FileButtonProps {
  label: string
  icon: ReactNode
  /** As the attribute of a file input has it. */
  accept: string
  /** The icon alone. */
  isSmall?: boolean
  onFile: (file: File) => void
}

/** Opens the device's own list of files. */
export function FileButton({ label, icon, accept, isSmall = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const open = () => input.current?.click()
  return (
    <>
      {isSmall ? (
        <IconButton material="paper" label={label} icon={icon} onClick={open} />
      ) : (
        <Button variant="secondary" icon={icon} onClick={open}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // the same one may be chosen again
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
