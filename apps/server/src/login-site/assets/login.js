// Makes the pages calmer where scripts run: forms and tabs answer in place, so that a broken connection loses nothing.
// Without it everything works by itself.

const PATIENCE = 20_000
let isComposing = false

keepHash()
document.addEventListener('compositionstart', () => {
  isComposing = true
})
document.addEventListener('compositionend', () => {
  isComposing = false
})
document.addEventListener('submit', (event) => {
  event.preventDefault()
  // The Enter that ends the choice of a Chinese word sends nothing.
  if (!isComposing) send(event.target)
})
document.addEventListener('click', (event) => {
  const tab = event.target.closest('.tabs a')
  if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  switchTab(tab)
})
// Back in the history shows the page as it was left: busy.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) for (const form of document.forms) setBusy(form, false)
})

async function send(form) {
  if (form.querySelector('button').ariaDisabled === 'true') return
  setBusy(form, true)
  showFailure(form, '')
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form)),
      headers: { accept: 'application/json, text/html' },
      signal: AbortSignal.timeout(PATIENCE),
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    if (response.ok && isJson) return location.replace((await response.json()).to)
    // A page of another status would take the form away, and what was typed with it.
    if (![200, 429].includes(response.status)) throw new Error(String(response.status))
    show(await response.text())
  } catch {
    setBusy(form, false)
    showFailure(form, form.dataset.failed)
  }
}

async function switchTab(tab) {
  const username = document.querySelector('#username').value
  try {
    const response = await fetch(tab.href, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) throw new Error(String(response.status))
    show(await response.text())
    const field = document.querySelector('#username')
    field.value = username
    if (username) document.querySelector('#password').focus()
  } catch {
    location.assign(tab.href)
  }
}

/** Puts the sheet of another answer in place of this one. */
function show(text) {
  const page = new DOMParser().parseFromString(text, 'text/html')
  document.title = page.title
  document.querySelector('main').replaceWith(page.querySelector('main'))
  const tab = document.querySelector('.tabs [aria-current]')
  if (tab) history.replaceState(null, '', tab.href)
  const field = document.querySelector('[aria-invalid]') ?? document.querySelector('[autofocus]')
  field?.focus()
}

function setBusy(form, isBusy) {
  const button = form.querySelector('button')
  button.dataset.label ??= button.textContent
  button.textContent = isBusy ? form.dataset.busy : button.dataset.label
  button.ariaDisabled = String(isBusy)
}

function showFailure(form, text) {
  const line = form.querySelector('.failure')
  line.textContent = text
  line.hidden = !text
}

/** Browsers carry the hash of a page over redirects, to where it does not belong: it is part of the way back. */
function keepHash() {
  const here = new URL(location.href)
  const back = here.searchParams.get('redirectURL')
  if (here.hash.length < 2 || !back || back.includes('#')) return
  for (const field of document.querySelectorAll('input[name=redirectURL]')) field.value += here.hash
  for (const link of document.querySelectorAll('.tabs a, a[data-back]')) {
    const url = new URL(link.href)
    const own = url.searchParams.get('redirectURL')
    if (url.origin === here.origin && own) url.searchParams.set('redirectURL', own + here.hash)
    else url.hash = here.hash
    link.href = url.href
  }
  here.searchParams.set('redirectURL', back + here.hash)
  here.hash = ''
  history.replaceState(null, '', here.href)
}
