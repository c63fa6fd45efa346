module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '30em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '48em',
        'mantine-breakpoint-lg': '71.25em',
        'mantine-breakpoint-xl': '87.5em',
      },
    },
  },
}
