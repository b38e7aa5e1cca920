"""Everything a person can read: sentences by key, one folder per language. Pure.

The files are Project Fluent's (https://projectfluent.org, syntax 1.0). Python reads them with `fluent`; the page reads
the same files with `@fluent/bundle`.
"""
