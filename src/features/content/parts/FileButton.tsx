import { useRef, type ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { chosenFiles, type ChosenFile } from '../rules/dropped-files.ts'

interface FileButtonProps {
  label: string
  icon?: ReactNode
  variant?: 'primary' | 'secondary'
  accept?: string
  isMultiple?: boolean
  /** A folder with all that is in it is chosen. */
  isFolder?: boolean
  onFiles: (found: readonly ChosenFile[]) => void
}

/** Lets somebody choose files of the device. */
export function FileButton(props: FileButtonProps) {
  const { label, icon, variant = 'secondary', accept, isMultiple, isFolder, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        // React has no name of its own for it
        {...(isFolder && { webkitdirectory: '' })}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const found = chosenFiles(currentTarget.files ?? [])
          // the same file may be chosen again
          currentTarget.value = ''
          if (found.length > 0) onFiles(found)
        }}
      />
    </>
  )
}
