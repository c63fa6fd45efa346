addEventListener('install', () => skipWaiting())
