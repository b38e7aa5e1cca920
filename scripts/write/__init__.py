"""Write what the tests, the page, the documents or package managers need."""
