interface Gate {
  isOpen: Promise<void>
  open: () => void
}

/** What a route waits for until the test lets it answer. */
export function aGate(): Gate {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open }
}
